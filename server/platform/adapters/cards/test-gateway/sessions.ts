import type { CardCopy } from '#db/json-types.ts'
import type { Locale } from '#domain/locale.ts'
import { randomText } from '#domain/ids.ts'
import type { Db, Trx } from '../../../database/db.ts'
import type { Outcome, ListedPayment } from '../card-gateway.ts'
import { notify } from './events.ts'
import type { Behaviour } from './test-cards.ts'

interface SessionParams {
  kind: 'payment' | 'setup'
  sessionId: string
  customer: string | null
  description: string
  locale: Locale
  amountCents: number | null
  successUrl: string
  cancelUrl: string
  expiresAt: Date
}

/** Opens a session, or returns the existing one with the same client reference. */
export async function openSession(db: Db | Trx, now: Date, ask: SessionParams) {
  await db
    .insertInto('test_gateway_sessions')
    .values({
      id: `tgs_${randomText(22)}`,
      kind: ask.kind,
      client_reference: ask.sessionId,
      customer: ask.customer,
      description: ask.description,
      locale: ask.locale,
      amount_cents: ask.amountCents,
      success_url: ask.successUrl,
      cancel_url: ask.cancelUrl,
      created_at: now,
      expires_at: ask.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db
    .selectFrom('test_gateway_sessions')
    .selectAll()
    .where('client_reference', '=', ask.sessionId)
    .where('state', '<>', 'failed')
    .executeTakeFirstOrThrow()
}

export async function findSession(db: Db | Trx, id: string) {
  return selectSession(db, id).executeTakeFirst()
}

export async function lockSession(trx: Trx, id: string) {
  return selectSession(trx, id).forUpdate().executeTakeFirst()
}

function selectSession(db: Db | Trx, id: string) {
  return db.selectFrom('test_gateway_sessions').selectAll().where('id', '=', id)
}

export type SessionRow = Awaited<ReturnType<typeof openSession>>

export function isOpen(session: SessionRow, now: Date): boolean {
  return ['open', 'challenged'].includes(session.state) && session.expires_at > now
}

/** Records the bank's decision. Returns whether the card was accepted. */
export async function presentCard(
  trx: Trx,
  now: Date,
  session: SessionRow,
  { card, behaviour }: { card: CardCopy; behaviour: Behaviour },
): Promise<'complete' | 'challenged' | 'declined'> {
  const isRefused =
    behaviour === 'declined' || (behaviour === 'declined_later' && session.kind === 'payment')
  if (isRefused) return 'declined'
  if (behaviour === 'challenge') {
    await trx
      .updateTable('test_gateway_sessions')
      .set({ state: 'challenged', card: JSON.stringify(card) })
      .where('id', '=', session.id)
      .execute()
    return 'challenged'
  }
  await complete(trx, now, session, card)
  return 'complete'
}

/** Charges or saves the card and notifies the shop. */
export async function complete(
  trx: Trx,
  now: Date,
  session: SessionRow,
  card: CardCopy,
): Promise<void> {
  const result = session.kind === 'payment' ? `tgp_${randomText(22)}` : `tgc_${randomText(22)}`
  if (session.kind === 'setup') {
    const saved = { id: result, customer: session.customer ?? '', card: JSON.stringify(card) }
    await trx
      .insertInto('test_gateway_cards')
      .values({ ...saved, created_at: now })
      .execute()
  }
  const done = await trx
    .updateTable('test_gateway_sessions')
    .set({ state: 'complete', card: JSON.stringify(card), result })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await notify(trx, now, outcomeOf(done, now))
}

/** The holder failed or refused authentication; another card may be tried. */
export async function refuseChallenge(trx: Trx, session: SessionRow): Promise<void> {
  await trx
    .updateTable('test_gateway_sessions')
    .set({ state: 'open', card: null })
    .where('id', '=', session.id)
    .execute()
}

/** Ends a session that was not completed. */
export async function endSession(
  trx: Trx,
  now: Date,
  session: SessionRow,
  state: 'expired' | 'failed' = 'expired',
): Promise<SessionRow> {
  const ended = await trx
    .updateTable('test_gateway_sessions')
    .set({ state })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (state === 'expired') await notify(trx, now, outcomeOf(ended, now))
  return ended
}

export function outcomeOf(session: SessionRow, now: Date): Outcome {
  const { client_reference: sessionId, result, card } = session
  if (session.state !== 'complete' || result === null || !card) {
    return isOpen(session, now) ? { kind: 'open' } : { kind: 'ended', sessionId }
  }
  if (session.kind === 'setup') {
    const customer = session.customer ?? ''
    return { kind: 'bound', sessionId, customer, card: { reference: result, ...card } }
  }
  const money = { amountCents: session.amount_cents ?? 0, currency: session.currency }
  return { kind: 'paid', sessionId, paymentReference: result, money }
}

export async function* listPaid(db: Db, since: Date): AsyncIterable<ListedPayment> {
  const paid = await db
    .selectFrom('test_gateway_sessions')
    .selectAll()
    .where('kind', '=', 'payment')
    .where('state', '=', 'complete')
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .execute()
  for (const session of paid) {
    const outcome = outcomeOf(session, session.created_at)
    const { created_at: paidAt, refunded_cents: refundedCents } = session
    if (outcome.kind === 'paid') yield { ...outcome, paidAt, refundedCents }
  }
}
