import type { Db } from '../../../database/db.ts'
import type { ChargeParams, ChargeOutcome, HostedPage } from '../card-gateway.ts'
import {
  endSession,
  lockSession,
  openSession,
  outcomeOf,
  presentCard,
  type SessionRow,
} from './sessions.ts'
import { behaviourOf } from './test-cards.ts'

/** Charges a saved card; a retry with the same session id returns the first outcome. */
export async function chargeCard(
  db: Db,
  now: Date,
  ask: ChargeParams,
  page: (session: SessionRow) => HostedPage,
): Promise<ChargeOutcome> {
  const saved = await db
    .selectFrom('test_gateway_cards')
    .select('card')
    .where('id', '=', ask.card)
    .where('customer', '=', ask.customer)
    .executeTakeFirst()
  if (!saved) return { kind: 'declined' }
  return db.transaction().execute(async (trx) => {
    const { id } = await openSession(trx, now, { ...ask, kind: 'payment' })
    const session = await lockSession(trx, id)
    if (!session || session.state !== 'open') return session ? outcomeOf(session, now) : declined
    const { card } = saved
    const decision = await presentCard(trx, now, session, { card, behaviour: behaviourOf(card) })
    if (decision === 'challenged') return { kind: 'page', ...page(session) }
    if (decision === 'declined') {
      await endSession(trx, now, session, 'failed')
      return declined
    }
    const after = await lockSession(trx, id)
    return after ? outcomeOf(after, now) : declined
  })
}

const declined = { kind: 'declined' } as const
