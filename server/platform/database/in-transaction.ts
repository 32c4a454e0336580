import { DomainError } from '#domain/errors.ts'
import type { Ctx, Trx } from '../context.ts'

const mostAttempts = 4

/**
 * Runs the work in a transaction, again if the database chose it to give way to another one.
 * Locks are taken in one order everywhere (docs/decisions/007), so that this stays an exception.
 * `isBadLuck` names further failures that another try cures.
 */
export async function inTransaction<Result>(
  ctx: Pick<Ctx, 'db'>,
  work: (trx: Trx) => Promise<Result>,
  isBadLuck: (error: unknown) => boolean = () => false,
): Promise<Result> {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    try {
      return await ctx.db.transaction().execute(work)
    } catch (error) {
      if (!gaveWay(error) && !isBadLuck(error)) throw error
    }
  }
  throw new DomainError('conflict')
}

/** Whether the error is that this unique constraint holds the same value already. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  return violates(error, '23505', constraint)
}

/** Whether the error is that what this foreign key points at does not exist. */
export function isMissing(error: unknown, constraint: string): boolean {
  return violates(error, '23503', constraint)
}

/** Whether the error is that a row could not be deleted because others point at it. */
export function isStillUsed(error: unknown): boolean {
  return codeOf(error) === '23503'
}

function violates(error: unknown, code: string, constraint: string): boolean {
  if (!(error instanceof Error) || codeOf(error) !== code) return false
  return 'constraint' in error && error.constraint === constraint
}

/** Deadlock and serialization failure. */
function gaveWay(error: unknown): boolean {
  return ['40P01', '40001'].includes(codeOf(error))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
