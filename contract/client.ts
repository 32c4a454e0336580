import type { z } from '@hono/zod-openapi'
import { htmlLang, type Locale } from '#domain/locale.ts'
import type { Api } from './endpoints.ts'

export type ApiKey = keyof Api
type Part<Call, Name extends 'params' | 'query' | 'body'> = Call extends {
  [P in Name]?: infer Shape
}
  ? NonNullable<Shape> extends z.ZodType
    ? z.input<NonNullable<Shape>>
    : unknown
  : unknown
type Needed<Name extends string, Value> = unknown extends Value
  ? { [P in Name]?: undefined }
  : {} extends Value
    ? { [P in Name]?: Value }
    : { [P in Name]: Value }

/** Response body of a call, of the customer API by default. */
export type Answer<Key extends keyof Calls, Calls = Api> = Calls[Key] extends {
  answer: infer Shape
}
  ? Shape extends z.ZodType
    ? z.output<Shape>
    : never
  : never

export type CallInput<Key extends keyof Calls, Calls = Api> = Needed<
  'params',
  Part<Calls[Key], 'params'>
> &
  Needed<'query', Part<Calls[Key], 'query'>> &
  Needed<'body', Part<Calls[Key], 'body'>> & {
    /** A retry with the same key and body gets the first response. */
    idempotencyKey?: string
    /** The version that was seen: a newer one is not overwritten. */
    ifMatch?: number
    signal?: AbortSignal
  }

export interface ApiErrorAnswer {
  message: string
  code: string
  issues?: { path: string; message: string }[]
  details?: Record<string, unknown>
}

/**
 * An error response. `code` is stable; `message` is a sentence in the caller's language, empty if
 * the response came from a proxy rather than the shop.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly issues: readonly { path: string; message: string }[]
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: number, answer: ApiErrorAnswer) {
    super(answer.message)
    this.name = 'ApiError'
    this.status = status
    this.code = answer.code
    this.issues = answer.issues ?? []
    this.details = answer.details ?? {}
  }
}

/** No response at all: the network failed. */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'No response', { cause })
    this.name = 'ConnectionError'
  }
}

export type ApiClient<Calls = Api> = <Key extends keyof Calls & string>(
  key: Key,
  ...input: {} extends CallInput<Key, Calls> ? [CallInput<Key, Calls>?] : [CallInput<Key, Calls>]
) => Promise<Answer<Key, Calls>>

interface ClientOptions {
  /** Sends the request: `fetch` in the browser, the app itself on the server. */
  send: (request: Request) => Promise<Response>
  /** Origin and base path, such as `https://shop.example/api/customer`. */
  base: string
  locale: Locale
  token?: () => string | null
  /** Called with every response, for example to store a renewed token. */
  onAnswer?: (response: Response) => void
}

/**
 * Typed client of the customer API, or of the staff API with `StaffApi`. Imports types only, so no
 * validator reaches the browser.
 */
export function createClient<Calls = Api>(options: ClientOptions): ApiClient<Calls> {
  const call = createCaller<Calls>(options)
  return (key, ...[input]) => call(key, input)
}

export type Caller<Calls = Api> = <Key extends keyof Calls & string>(
  key: Key,
  input?: LooseInput,
) => Promise<Answer<Key, Calls>>

/**
 * Does what `createClient` does, for code that is generic over the call and checks the input
 * itself.
 */
export function createCaller<Calls = Api>(options: ClientOptions): Caller<Calls> {
  return async function call(key, input = {}) {
    const response = await sendRequest(options, toRequest(options, key, input))
    options.onAnswer?.(response)
    // Not JSON: it comes from a proxy.
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok) return answer as never
    throw new ApiError(response.status, errorAnswer(answer))
  }
}

async function sendRequest({ send }: ClientOptions, request: Request): Promise<Response> {
  try {
    return await send(request)
  } catch (error) {
    throw request.signal.aborted ? error : new ConnectionError(error)
  }
}

export interface LooseInput {
  params?: unknown
  query?: unknown
  body?: unknown
  idempotencyKey?: string
  ifMatch?: number
  signal?: AbortSignal
}

function toRequest(options: ClientOptions, key: string, input: LooseInput): Request {
  const [method = 'GET', path = '/'] = key.split(' ')
  const headers = new Headers({
    accept: 'application/json',
    'accept-language': htmlLang[options.locale],
  })
  const token = options.token?.()
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (input.idempotencyKey) headers.set('idempotency-key', input.idempotencyKey)
  if (input.ifMatch !== undefined) headers.set('if-match', `"${input.ifMatch}"`)
  const { body } = input
  // A form's content type names its boundary, which only the browser knows.
  const isJson = body !== undefined && !(body instanceof FormData)
  if (isJson) headers.set('content-type', 'application/json')
  return new Request(options.base + fillPath(path, input.params) + queryText(input.query), {
    method,
    headers,
    ...(isJson && { body: JSON.stringify(body) }),
    ...(body instanceof FormData && { body }),
    ...(input.signal && { signal: input.signal }),
  })
}

function fillPath(path: string, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}))
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name) ?? '')),
  )
}

function queryText(query: unknown): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return search.size > 0 ? `?${search}` : ''
}

function errorAnswer(answer: unknown): ApiErrorAnswer {
  if (typeof answer === 'object' && answer !== null && 'message' in answer && 'code' in answer) {
    return answer as ApiErrorAnswer
  }
  return { message: '', code: 'unavailable' }
}
