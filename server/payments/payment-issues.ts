import { sql } from 'kysely'
import { DomainError } from '#domain/errors.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { type Page, readPage } from '../platform/database/read-page.ts'

/** One page of unresolved payment issues, newest first. */
export async function listPaymentIssues(db: Db, page: Page) {
  const open = db
    .selectFrom('webhook_events as e')
    .where('e.problem', 'is not', null)
    .where('e.resolved_at', 'is', null)
    .leftJoin('card_sessions as s', 's.id', 'e.session_id')
    // A dispute names a payment, not the visit in which it was made.
    .leftJoin('payments as y', (join) =>
      join
        .onRef('y.provider', '=', 'e.provider')
        .on('y.provider_reference', '=', sql<string>`e.issue->>'payment'`),
    )
    .leftJoin('orders as o', (join) =>
      join.on('o.id', '=', sql<string>`coalesce(s.order_id, y.order_id)`),
    )
    .select(['e.provider', 'e.event_id', 'e.problem', 'e.issue', 'e.received_at'])
    .select(['o.id', 'o.reference'])
    .orderBy('e.received_at', 'desc')
    .orderBy('e.event_id')
  const { rows, total } = await readPage(open, page)
  const data = rows.map(({ id, reference, received_at, problem, ...event }) => ({
    ...event,
    problem: problem ?? '',
    order: id === null || reference === null ? null : { _id: id, reference },
    received_at: received_at.toISOString(),
  }))
  return { data, total }
}

export async function resolvePaymentIssue(
  trx: Trx,
  ctx: TrxCtx,
  { provider, event_id }: { provider: string; event_id: string },
  changes: ChangeRecorder,
): Promise<void> {
  const settled = await trx
    .updateTable('webhook_events')
    .set({ resolved_at: ctx.clock() })
    .where('provider', '=', provider)
    .where('event_id', '=', event_id)
    .where('problem', 'is not', null)
    .where('resolved_at', 'is', null)
    .returning('problem')
    .executeTakeFirst()
  if (!settled) throw new DomainError('not_found')
  await changes.record(trx, {
    action: 'payment_issue_resolved',
    subject: { kind: 'payment_event', id: event_id },
    before: settled,
  })
}
