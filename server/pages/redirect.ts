import type { ServerResponse } from 'node:http'
import { nameRoute } from '../platform/http/routed-response.ts'

export function redirect(
  response: ServerResponse,
  status: number,
  location: string,
  headers: Readonly<Record<string, string>>,
): void {
  nameRoute(response, 'redirect')
  response.writeHead(status, { location, 'content-length': '0', ...headers })
  response.end()
}
