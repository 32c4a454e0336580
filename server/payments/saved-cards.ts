import { issueSentences } from '#contract/issue-sentences.ts'
import { isExpiredCard } from '#domain/card-expiry.ts'
import { minuteMs } from '#domain/dates.ts'
import { DomainError, invalid, refuseIssues } from '#domain/errors.ts'
import type { Account } from '../platform/access/authenticate.ts'
import type { Ctx } from '../platform/context.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { addJob } from '../platform/jobs/queue.ts'
import { addCardSession, newCardSession } from './card-sessions.ts'
import { ensureDefault, lockCards } from './save-card.ts'
import { foreignUrlIssues } from './redirect-urls.ts'
import { openSession } from './open-session.ts'

/** How long the page for saving a card stays open. */
const bindingMinutes = 30

export function listCards(db: Db, accountId: string) {
  return db
    .selectFrom('credit_cards')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export type CardRow = Awaited<ReturnType<typeof listCards>>[number]

/** Returns the URL of the gateway's page for saving a card. */
export async function startBinding(
  ctx: Ctx,
  account: Account,
  urls: { success_url: string; cancel_url: string },
): Promise<string> {
  if (!ctx.cards) throw new DomainError('payment_method_unavailable')
  const issues = foreignUrlIssues(urls, ctx.settings.publicUrl)
  refuseIssues(issues)
  const id = newCardSession()
  const page = (path: string) => new URL(path, ctx.settings.publicUrl).href
  const [successUrl, cancelUrl] = [page(urls.success_url), page(urls.cancel_url)]
  await inTransaction(ctx, (trx) =>
    addCardSession(trx, ctx, {
      id,
      accountId: account.id,
      expiresAt: new Date(ctx.clock().getTime() + bindingMinutes * minuteMs),
      urls: { successUrl, cancelUrl },
    }),
  )
  const url = await openSession(ctx, id)
  if (url === null || url === cancelUrl) throw new DomainError('unavailable')
  return url
}

/** The default card is preselected at checkout. */
export async function setDefaultCard(trx: Trx, account: Account, id: string): Promise<void> {
  await lockCards(trx, account.id)
  await requireCard(trx, account.id, id)
  await trx
    .updateTable('credit_cards')
    .set({ is_default: false })
    .where('account_id', '=', account.id)
    .where('is_default', '=', true)
    .where('id', '<>', id)
    .execute()
  await trx.updateTable('credit_cards').set({ is_default: true }).where('id', '=', id).execute()
}

/** A job removes the card at the gateway; the newest other card becomes the default. */
export async function deleteCard(trx: Trx, account: Account, id: string): Promise<void> {
  await lockCards(trx, account.id)
  const card = await requireCard(trx, account.id, id)
  await trx.deleteFrom('credit_cards').where('id', '=', id).execute()
  await ensureDefault(trx, account.id)
  const { provider, provider_reference: reference } = card
  await addJob(trx, 'remove_card', { provider, reference })
}

/** Removes a card at the gateway. */
export async function removeCard(
  ctx: Ctx,
  { provider, reference }: { provider: string; reference: string },
): Promise<void> {
  if (ctx.cards?.provider === provider) await ctx.cards.removeCard(reference)
}

/** Throws `invalid` unless a registered account owns the card and it has not expired. */
export async function requireOwnCard(ctx: Ctx, account: Account | null, id: string): Promise<void> {
  const card =
    account?.kind === 'REGISTERED' &&
    (await ctx.db
      .selectFrom('credit_cards')
      .select(['exp_month', 'exp_year'])
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .executeTakeFirst())
  if (card && !isExpiredCard(card, ctx.clock())) return
  throw invalid('credit_card_id', issueSentences[card ? 'card_expired' : 'not_found'])
}

/** Another account's card is reported as not found. */
async function requireCard(trx: Trx, accountId: string, id: string) {
  const card = await trx
    .selectFrom('credit_cards')
    .select(['provider', 'provider_reference'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!card) throw new DomainError('not_found')
  return card
}
