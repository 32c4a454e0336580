import { newId } from '#domain/ids.ts'
import type { PaymentIssue } from '#domain/payment-issue.ts'
import type { Outcome } from '../platform/adapters/cards/card-gateway.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/queue.ts'

type Bound = Extract<Outcome, { kind: 'bound' }>

/** Stores the displayable part of a card saved at the gateway; the first one is the default. */
export async function saveCard(
  trx: Trx,
  ctx: TrxCtx,
  provider: string,
  { sessionId, customer, card }: Bound,
): Promise<PaymentIssue | null> {
  const session = await trx
    .selectFrom('card_sessions')
    .select(['account_id', 'state'])
    .where('id', '=', sessionId)
    .where('provider', '=', provider)
    .where('kind', '=', 'binding')
    .executeTakeFirst()
  const accountId = session?.account_id
  if (!accountId) return { code: 'unasked_card', card: card.reference }
  const isOpen = await lockCards(trx, accountId)
  // Once, so that a late duplicate event does not restore a deleted card.
  const bound = await trx
    .updateTable('card_sessions')
    .set({ state: 'bound' })
    .where('id', '=', sessionId)
    .where('state', '<>', 'bound')
    .executeTakeFirst()
  if (bound.numUpdatedRows === 0n) return null
  if (!isOpen) {
    await addJob(trx, 'remove_card', { provider, reference: card.reference })
    return null
  }
  await saveGatewayCustomer(trx, accountId, provider, customer)
  await forgetTwin(trx, accountId, provider, card)
  const { reference, ...details } = card
  await trx
    .insertInto('credit_cards')
    .values({
      id: newId('card'),
      account_id: accountId,
      provider,
      provider_reference: reference,
      created_at: ctx.clock(),
      ...details,
    })
    .onConflict((conflict) =>
      conflict.constraint('credit_cards_once').doUpdateSet({
        provider_reference: reference,
        exp_month: details.exp_month,
        exp_year: details.exp_year,
      }),
    )
    .execute()
  await ensureDefault(trx, accountId)
  return null
}

/** Locks an account's cards; false if the account is closed. */
export async function lockCards(trx: Trx, accountId: string): Promise<boolean> {
  const account = await trx
    .selectFrom('accounts')
    .select('closed_at')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return account.closed_at === null
}

/** Makes the newest card the default if an account with cards has none. */
export async function ensureDefault(trx: Trx, accountId: string): Promise<void> {
  const { id } =
    (await trx
      .selectFrom('credit_cards')
      .select('id')
      .where('account_id', '=', accountId)
      .orderBy('is_default', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()) ?? {}
  if (id === undefined) return
  await trx.updateTable('credit_cards').set({ is_default: true }).where('id', '=', id).execute()
}

async function saveGatewayCustomer(
  trx: Trx,
  accountId: string,
  provider: string,
  customer: string,
): Promise<void> {
  await trx
    .insertInto('gateway_customers')
    .values({ account_id: accountId, provider, provider_reference: customer })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The same card was saved again: has the gateway remove the older copy. */
async function forgetTwin(
  trx: Trx,
  accountId: string,
  provider: string,
  card: Bound['card'],
): Promise<void> {
  const twin = await trx
    .selectFrom('credit_cards')
    .select('provider_reference as reference')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .where('fingerprint', '=', card.fingerprint)
    .where('provider_reference', '<>', card.reference)
    .executeTakeFirst()
  if (twin) await addJob(trx, 'remove_card', { provider, reference: twin.reference })
}
