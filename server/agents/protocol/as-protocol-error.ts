import { DomainError } from '#domain/errors.ts'
import { isDatabaseDown } from '../../platform/database/is-database-down.ts'
import type { Ctx } from '../../platform/context.ts'
import { ProtocolError } from './protocol-error.ts'

/** Any failure as an agent is told of it. A fault of our own is logged and shows no details. */
export function asProtocolError(ctx: Ctx, error: unknown): ProtocolError {
  if (error instanceof ProtocolError) return error
  if (error instanceof DomainError) {
    const known = ofDomain(error)
    if (known) return known
  }
  if (error instanceof Error && isDatabaseDown(error)) {
    return new ProtocolError('unavailable', 'The shop cannot be reached for a moment.', 2)
  }
  ctx.traces?.addError(error instanceof Error ? error : new Error(String(error)))
  ctx.log.error({ error }, 'an agent’s request failed')
  return new ProtocolError('internal', 'Something went wrong in the shop.')
}

function ofDomain({ code, details }: DomainError): ProtocolError | undefined {
  switch (code) {
    case 'rate_limited': {
      const seconds = Number(
        details && 'retry_after_seconds' in details ? details.retry_after_seconds : 1,
      )
      return new ProtocolError('rate_limited', 'Too many requests.', seconds)
    }
    case 'unavailable':
    case 'conflict':
    case 'idempotency_in_progress':
      return new ProtocolError('unavailable', 'Another request is being handled. Try again.', 1)
    case 'idempotency_mismatch':
      return new ProtocolError(
        'idempotency_conflict',
        'This idempotency key was used for another request. Use a new one.',
      )
    case 'bad_json':
      return new ProtocolError('invalid_json', 'The body is not JSON.')
    case 'file_too_large':
      return new ProtocolError('body_too_large', 'The body is too large.')
    default:
      return undefined
  }
}
