import { newId } from '#domain/ids.ts'
import type { Ctx } from '../platform/context.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/queue.ts'
import type { ReturnUrls } from './redirect-urls.ts'

/** Time after a session's end until it is checked, if no webhook has arrived. */
const graceSeconds = 60

interface NewSession {
  /** Chosen before the order is written; see `newCardSession`. */
  id: string
  orderId?: string
  accountId: string | null
  creditCardId?: string | null
  amountCents?: number
  expiresAt: Date
  urls: ReturnUrls
}

export function newCardSession(): string {
  return newId('cardSession')
}

/**
 * Adds a session that the gateway learns of at the first visit, outside any transaction. A job
 * checks it after its end, in case no webhook arrived.
 */
export async function addCardSession(
  trx: Trx,
  ctx: Pick<Ctx, 'clock' | 'cards'>,
  session: NewSession,
): Promise<void> {
  await trx
    .insertInto('card_sessions')
    .values({
      id: session.id,
      provider: ctx.cards?.provider ?? '',
      kind: session.orderId === undefined ? 'binding' : 'payment',
      order_id: session.orderId ?? null,
      account_id: session.accountId,
      credit_card_id: session.creditCardId ?? null,
      amount_cents: session.amountCents ?? null,
      success_url: session.urls.successUrl,
      cancel_url: session.urls.cancelUrl,
      created_at: ctx.clock(),
      expires_at: session.expiresAt,
    })
    .execute()
  const runAt = new Date(session.expiresAt.getTime() + graceSeconds * 1000)
  const key = checkKey(session.id)
  await addJob(trx, 'check_card_session', { session_id: session.id }, { runAt, key })
}

export function checkKey(sessionId: string): string {
  return `card-session:${sessionId}`
}

export function findCardSession(db: Db | Trx, id: string) {
  return db
    .selectFrom('card_sessions as s')
    .leftJoin('orders as o', 'o.id', 's.order_id')
    .leftJoin('accounts as a', 'a.id', 's.account_id')
    .selectAll('s')
    .select([
      'o.reference',
      'o.current_status',
      'o.paid_at',
      'o.payment_method',
      'o.expires_at as order_expires_at',
      'o.locale as order_locale',
      'o.contact_email',
      'a.locale as account_locale',
      'a.email as account_email',
    ])
    .where('s.id', '=', id)
    .executeTakeFirst()
}

export type CardSession = NonNullable<Awaited<ReturnType<typeof findCardSession>>>

/** The shop's own URL of a session; redirects to the gateway while the session is unfinished. */
export function sessionUrl(publicUrl: string, sessionId: string): string {
  return `${publicUrl}/pay/${sessionId}`
}

/** Marks a session as open at the gateway; false if it has ended meanwhile. */
export async function markOpened(
  db: Db | Trx,
  id: string,
  page: { reference: string; url: string },
): Promise<boolean> {
  const opened = await db
    .updateTable('card_sessions')
    .set({ state: 'open', provider_reference: page.reference, hosted_url: page.url })
    .where('id', '=', id)
    .where('state', 'in', ['new', 'open'])
    .executeTakeFirst()
  return opened.numUpdatedRows > 0n
}

/** Ends an undecided session. */
export async function markEnded(db: Db | Trx, id: string): Promise<void> {
  await db
    .updateTable('card_sessions')
    .set({ state: 'ended' })
    .where('id', '=', id)
    .where('state', 'in', ['new', 'open'])
    .execute()
}

/** Ends an order's unopened sessions, which the gateway does not know. */
export async function endUnopened(trx: Trx, orderId: string): Promise<void> {
  await trx
    .updateTable('card_sessions')
    .set({ state: 'ended' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'new')
    .execute()
}

/** The bank refused the saved card, so the session has no page to offer. */
export async function markDeclined(db: Db | Trx, id: string): Promise<void> {
  await db
    .updateTable('card_sessions')
    .set({ state: 'declined' })
    .where('id', '=', id)
    .where('state', 'in', ['new', 'open'])
    .execute()
}
