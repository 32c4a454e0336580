import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** A request being answered. Its id is made when it is first asked for. */
class RequestContext {
  readonly #given: string | string[] | undefined
  #id: string | undefined

  constructor(request: IncomingMessage) {
    this.#given = request.headers['x-request-id']
  }

  /** The proxy's id, if it has the shape of one, so that both logs can be read together. */
  get id(): string {
    const given = typeof this.#given === 'string' && /^[0-9a-f-]{16,64}$/i.test(this.#given)
    this.#id ??= given ? String(this.#given) : randomUUID()
    return this.#id
  }
}

const current = new AsyncLocalStorage<RequestContext>()

/** Runs the work so that its log lines carry the request's id. */
export function inRequest<Result>(request: IncomingMessage, work: () => Result): Result {
  return current.run(new RequestContext(request), work)
}

/** Names the request being answered; undefined in jobs and commands. */
export function requestId(): string | undefined {
  return current.getStore()?.id
}
