import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { failureSentence } from '#contract/failure-sentence.ts'
import { DomainError, type ErrorCode } from '#domain/errors.ts'
import { localeFromAcceptLanguage, type Locale } from '#domain/locale.ts'
import type { Ctx } from '../context.ts'
import { isDatabaseDown } from '../database/is-database-down.ts'
import { readerLocale } from '../languages.ts'
import { requestId } from './request-context.ts'

const statuses = {
  bad_json: 400,
  bad_signature: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  second_factor_required: 401,
  second_factor_wrong: 401,
  second_factor_missing: 403,
  new_password_missing: 403,
  forbidden: 403,
  not_found: 404,
  order_not_found: 404,
  unknown_order: 404,
  product_not_found: 404,
  out_of_stock: 409,
  price_changed: 409,
  cart_empty: 409,
  cart_full: 409,
  voucher_not_applicable: 409,
  voucher_not_redeemable: 409,
  not_enough_points: 409,
  variant_unavailable: 409,
  delivery_unavailable: 409,
  payment_method_unavailable: 409,
  refund_too_large: 409,
  items_not_refundable: 409,
  illegal_transition: 409,
  idempotency_in_progress: 409,
  orders_in_progress: 409,
  conflict: 409,
  order_changed: 409,
  record_changed: 409,
  low_price: 409,
  free_products: 409,
  no_cash_session: 409,
  discount_too_large: 409,
  last_owner: 409,
  in_use: 409,
  not_possible: 409,
  import_running: 409,
  file_too_large: 413,
  picture_too_large: 413,
  file_not_image: 415,
  unsupported_media_type: 415,
  invalid: 422,
  verification_code_invalid: 422,
  password_link_invalid: 422,
  idempotency_mismatch: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<ErrorCode, ContentfulStatusCode>

/** Errors that an attacker runs into. The proxy’s log has the network address of each request’s id. */
const loggedCodes: ReadonlySet<ErrorCode> = new Set([
  'wrong_credentials',
  'second_factor_wrong',
  'verification_code_invalid',
  'forbidden',
  'rate_limited',
  'bad_signature',
])

interface ErrorBody {
  message: string
  code: ErrorCode
  issues?: readonly { path: string; message: string }[]
  details?: unknown
}

/** Takes the browser's language for staff: their console does not follow the shop's languages. */
export function callerLocale(c: Context): Locale {
  return localeFromAcceptLanguage(c.req.header('accept-language')) ?? 'en'
}

/** One of the languages the shop shows. */
export function shopperLocale(ctx: Ctx, c: Context): Promise<Locale> {
  return readerLocale(ctx, localeFromAcceptLanguage(c.req.header('accept-language')))
}

/** The error may be that the database does not answer. */
function readerOfError(ctx: Ctx, c: Context): Promise<Locale> {
  return shopperLocale(ctx, c).catch(() => callerLocale(c))
}

/** The only place that turns an error into an answer. Unknown errors show no details. */
export async function answerError(
  ctx: Ctx,
  error: Error,
  c: Context,
  locale?: Locale,
): Promise<Response> {
  const known = asDomainError(ctx, error)
  if (!known) {
    ctx.traces?.addError(error)
    ctx.log.error({ error, method: c.req.method, route: routePath(c, -1) }, 'unexpected error')
    // So that a caller can report it.
    const id = requestId()
    if (id !== undefined) c.header('x-request-id', id)
  }
  const failure = known ?? new DomainError('internal')
  if (loggedCodes.has(failure.code)) {
    const { method } = c.req
    ctx.log.warn({ code: failure.code, method, route: routePath(c, -1) }, 'refused')
  }
  if (failure.code === 'invalid') {
    const { method } = c.req
    ctx.log.info({ method, route: routePath(c, -1), fields: fieldsOf(failure) }, 'refused input')
  }
  c.header('cache-control', 'no-store')
  if (failure.code === 'rate_limited' || failure.code === 'unavailable') {
    c.header('retry-after', String(retryAfter(failure)))
  }
  return c.json(errorBody(failure, locale ?? (await readerOfError(ctx, c))), statuses[failure.code])
}

function errorBody(failure: DomainError, locale: Locale): ErrorBody {
  const body: ErrorBody = { message: failureSentence(failure)[locale], code: failure.code }
  const details: unknown = failure.details
  if (typeof details !== 'object' || details === null) return body
  if ('issues' in details) {
    const { issues } = (failure as DomainError<'invalid'>).details
    return { ...body, issues: issues.map((each) => ({ ...each, message: each.message[locale] })) }
  }
  return { ...body, details }
}

/** Names the fields that were wrong, never what was typed: a name of no shape is the caller's text. */
function fieldsOf(failure: DomainError): string[] {
  const { issues } = (failure as DomainError<'invalid'>).details
  return issues
    .map(({ path }) => path)
    .filter((path) => /^[a-z0-9_.]{1,80}$/.test(path))
    .slice(0, 10)
}

function retryAfter(failure: DomainError): number {
  const details: unknown = failure.details
  return typeof details === 'object' && details !== null && 'retry_after_seconds' in details
    ? Number(details.retry_after_seconds)
    : 2
}

/** The caller's mistake or an outage; undefined for a fault of our own. */
function asDomainError(ctx: Ctx, error: Error): DomainError | undefined {
  if (error instanceof DomainError) return error
  if (error instanceof HTTPException) return fromHttpException(error)
  if (isDatabaseDown(error)) return new DomainError('unavailable')
  if (isDiskFull(error)) {
    ctx.log.error({ error }, 'the disk is full')
    return new DomainError('unavailable')
  }
  return undefined
}

function isDiskFull(error: Error): boolean {
  return 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

function fromHttpException(error: HTTPException): DomainError {
  if (error.status === 404) return new DomainError('not_found')
  if (error.status === 413) return new DomainError('file_too_large', { max_bytes: 0 })
  return new DomainError('bad_json')
}
