import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../context.ts'
import type { Trx } from './db.ts'

const maxAttempts = 4

/**
 * Runs the work in a transaction, and retries it after a deadlock or serialization failure. Locks
 * are taken in one order everywhere (docs/decisions/007), so retries are rare. `isBadLuck` names
 * further errors worth a retry.
 */
export async function inTransaction<Result>(
  ctx: Pick<Ctx, 'db'>,
  work: (trx: Trx) => Promise<Result>,
  isBadLuck: (error: unknown) => boolean = () => false,
): Promise<Result> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    try {
      return await ctx.db.transaction().execute(work)
    } catch (error) {
      if (!gaveWay(error) && !isBadLuck(error)) throw error
    }
  }
  throw new DomainError('conflict')
}

/** Whether this unique constraint was violated. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  return violates(error, '23505', constraint)
}

/** Whether this foreign key points at a missing row. */
export function isMissing(error: unknown, constraint: string): boolean {
  return violates(error, '23503', constraint)
}

/** Whether a row could not be deleted because others reference it. */
export function isStillUsed(error: unknown): boolean {
  return codeOf(error) === '23503'
}

function violates(error: unknown, code: string, constraint: string): boolean {
  if (!(error instanceof Error) || codeOf(error) !== code) return false
  return 'constraint' in error && error.constraint === constraint
}

function gaveWay(error: unknown): boolean {
  return ['40P01', '40001'].includes(codeOf(error))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
