import type { z } from '@hono/zod-openapi'
import type { listSessions } from '#contract/staff/auth.ts'
import { endSubscriptions } from '../notifications/push/push-subscriptions.ts'
import type { Db, Trx } from '../platform/database/db.ts'

type Session = z.input<typeof listSessions.answer>['data'][number]

/** A session is all tokens that followed each other since one sign-in. */
export async function listOpenSessions(
  db: Db,
  staffId: string,
  { now, current }: { now: Date; current: string },
): Promise<Session[]> {
  const rows = await db
    .selectFrom('staff_tokens')
    .select(['session_id', 'device', 'signed_in_at'])
    .select((eb) => eb.fn.max('expires_at').as('expires_at'))
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .groupBy(['session_id', 'device', 'signed_in_at'])
    .orderBy('signed_in_at', 'desc')
    .execute()
  return rows.map((row) => ({
    _id: row.session_id,
    device: row.device,
    signed_in_at: row.signed_in_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_current: row.session_id === current,
  }))
}

/** Ends one session, or all but one, and what they notify. Answers whether there was any. */
export async function endSessions(
  trx: Trx,
  staffId: string,
  which: { only: string } | { keep: string },
): Promise<boolean> {
  const [compare, sessionId] =
    'only' in which ? (['=', which.only] as const) : (['<>', which.keep] as const)
  const ended = await trx
    .deleteFrom('staff_tokens')
    .where('staff_id', '=', staffId)
    .where('session_id', compare, sessionId)
    .returning('hash')
    .execute()
  const isNotified = await endSubscriptions(trx, staffId, which)
  return ended.length > 0 || isNotified
}

/** Ends the session that a token belongs to; what it notified goes on in the next one. */
export async function endSessionOf(trx: Trx, tokenHash: Buffer): Promise<void> {
  await trx
    .deleteFrom('staff_tokens')
    .where('session_id', '=', (eb) =>
      eb.selectFrom('staff_tokens').select('session_id').where('hash', '=', tokenHash),
    )
    .execute()
}

/** Signs a member out everywhere, and notifies none of their browsers any more. */
export async function endAllSessions(trx: Trx, staffId: string): Promise<void> {
  await trx.deleteFrom('staff_tokens').where('staff_id', '=', staffId).execute()
  await endSubscriptions(trx, staffId, 'all')
}
