import { ApiError } from './client.ts'

/** Codes of a call that may have been done by an earlier try, or will be. */
const open = ['unavailable', 'idempotency_in_progress', 'rate_limited']

/**
 * Whether an error settles a call. Otherwise the shop may have done it all the same, as behind a
 * proxy that gave up: it is only repeated with the same idempotency key.
 */
export function isAnswered(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && !open.includes(error.code)
}
