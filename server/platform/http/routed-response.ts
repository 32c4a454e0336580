import { ServerResponse, type IncomingMessage } from 'node:http'

/** A response that knows which route it answers, as a template. */
export class RoutedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  route = 'other'
}

export function nameRoute(response: unknown, route: string): void {
  if (response instanceof RoutedResponse) response.route = route
}
