import type { z } from '@hono/zod-openapi'
import type { closeCashSession as closing } from '#contract/staff/cash-sessions.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import { counterMethods } from '#domain/counter/counter-methods.ts'
import { DomainError, refuseIssues, type Issue } from '#domain/errors.ts'
import { centsOf } from '#domain/format-money.ts'
import { newId } from '#domain/ids.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { isDuplicate, isMissing } from '../../platform/database/in-transaction.ts'
import { readTakings } from './takings.ts'

interface Opening {
  warehouseId: string
  floatCents: number
  staffId: string
}

/** Opens a shop's till; returns the session's id. Throws `conflict` if it is open already. */
export async function openCashSession(
  trx: Trx,
  ctx: Pick<TrxCtx, 'clock'>,
  { warehouseId, floatCents, staffId }: Opening,
  changes: ChangeRecorder,
): Promise<string> {
  const id = newId('cashSession')
  try {
    await trx
      .insertInto('cash_sessions')
      .values({
        id,
        warehouse_id: warehouseId,
        float_cents: floatCents,
        opened_by: staffId,
        opened_at: ctx.clock(),
      })
      .execute()
  } catch (error) {
    if (isDuplicate(error, 'cash_sessions_open'))
      throw new DomainError('not_possible', { reason: 'till_open' })
    if (isMissing(error, 'cash_sessions_warehouse_id_fkey')) throw new DomainError('not_found')
    throw error
  }
  await changes.record(trx, {
    action: 'cash_session_opened',
    subject: { kind: 'cash_session', id },
    after: { warehouse_id: warehouseId, float_cents: floatCents },
  })
  return id
}

interface CashUp {
  sessionId: string
  staffId: string
  body: z.output<NonNullable<typeof closing.body>>
}

/**
 * Closes a cash session with what was counted; it is read-only from then on. Throws `not_possible`
 * if it is closed already, and `invalid` for a difference without a reason.
 */
export async function closeCashSession(
  trx: Trx,
  ctx: Pick<TrxCtx, 'clock'>,
  { sessionId, staffId, body }: CashUp,
  changes: ChangeRecorder,
): Promise<void> {
  const session = await lockSession(trx, sessionId)
  if (session.closed_at !== null) throw new DomainError('not_possible', { reason: 'till_closed' })
  const takings = await readTakings(trx, session)
  const counts = counterMethods.map((method) => ({
    session_id: sessionId,
    method,
    expected_cents: takings[method].expected,
    counted_cents: centsOf(body.counts[method].counted),
    reason: body.counts[method].reason,
  }))
  const nextFloat = centsOf(body.next_float)
  refuseIssues([...counts.flatMap(unexplained), ...overCounted(nextFloat, counts)])
  await trx.insertInto('cash_counts').values(counts).execute()
  await trx
    .updateTable('cash_sessions')
    .set({ closed_at: ctx.clock(), closed_by: staffId, next_float_cents: nextFloat })
    .where('id', '=', sessionId)
    .execute()
  await changes.record(trx, {
    action: 'cash_session_counted',
    subject: { kind: 'cash_session', id: sessionId },
    after: {
      next_float_cents: nextFloat,
      differences: counts
        .filter((count) => count.counted_cents !== count.expected_cents)
        .map(({ session_id: _id, ...count }) => count),
    },
  })
}

/** No sale or refund can be added to the session meanwhile. */
async function lockSession(trx: Trx, id: string) {
  const session = await trx
    .selectFrom('cash_sessions')
    .select(['id', 'float_cents', 'closed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!session) throw new DomainError('not_found')
  return session
}

interface Count {
  method: string
  expected_cents: number
  counted_cents: number
  reason: string
}

function unexplained({ method, expected_cents, counted_cents, reason }: Count): Issue[] {
  return expected_cents === counted_cents || reason !== ''
    ? []
    : [{ path: `counts.${method}.reason`, message: issueSentences.difference_reason }]
}

function overCounted(nextFloat: number, counts: readonly Count[]): Issue[] {
  const cash = counts.find(({ method }) => method === 'cash')?.counted_cents ?? 0
  return nextFloat > cash ? [{ path: 'next_float', message: issueSentences.over_counted }] : []
}
