import { issueSentences } from '#contract/issue-sentences.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import { newId, randomText } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import { isForSale } from '../catalogue/for-sale.ts'
import type { Account } from '../platform/access/authenticate.ts'
import type { Ctx, TrxCtx } from '../platform/context.ts'
import type { Db, Trx } from '../platform/database/db.ts'

interface StockRequest {
  storeId: string
  variantId: string
  /** Null for guests. */
  accountId: string | null
  email: string
  locale: Locale
}

/** Resolves the address: a customer's confirmed one, else the one given. */
export async function readStockRequest(
  ctx: Ctx,
  { account, locale }: { account: Account | null; locale: Locale },
  asked: { storeId: string; product_variant_id: string; email: string },
): Promise<StockRequest> {
  const variant = await ctx.db
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select('v.id')
    .where('v.id', '=', asked.product_variant_id)
    .where('v.archived_at', 'is', null)
    .where(isForSale('p', ctx.clock()))
    .executeTakeFirst()
  if (!variant) throw new DomainError('product_not_found')
  const member = account?.kind === 'REGISTERED' ? account.id : null
  const email = (member && (await confirmedEmail(ctx, member))) ?? asked.email
  if (email === '') throw invalid('email', issueSentences.email)
  return { storeId: asked.storeId, variantId: variant.id, accountId: member, email, locale }
}

async function confirmedEmail(ctx: Ctx, accountId: string): Promise<string | null> {
  const account = await ctx.db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return account?.email?.toLowerCase() ?? null
}

/** Repeating a request renews it; the answer tells nothing of earlier ones. */
export async function requestStock(
  trx: Trx,
  ctx: TrxCtx,
  { storeId, variantId, accountId, email, locale }: StockRequest,
): Promise<{ product_variant_id: string }> {
  await trx
    .insertInto('stock_requests')
    .values({
      id: newId('stockRequest'),
      store_id: storeId,
      variant_id: variantId,
      account_id: accountId,
      email,
      locale,
      unsubscribe_key: randomText(32),
      created_at: ctx.clock(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['variant_id', 'store_id', 'email'])
        .doUpdateSet({ locale, notified_at: null }),
    )
    .execute()
  return { product_variant_id: variantId }
}

/** Deletes every request of the address that this key was sent to. */
export async function forgetStockRequests(db: Db | Trx, key: string): Promise<void> {
  await db
    .deleteFrom('stock_requests')
    .where('email', 'in', (eb) =>
      eb.selectFrom('stock_requests as r').select('r.email').where('r.unsubscribe_key', '=', key),
    )
    .execute()
}

/** Deletes the requests of a person who is erased. */
export async function eraseStockRequests(
  trx: Trx,
  accountId: string,
  emails: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('stock_requests')
    .where((eb) =>
      eb.or([
        eb('account_id', '=', accountId),
        ...(emails.length > 0 ? [eb('email', 'in', [...emails])] : []),
      ]),
    )
    .execute()
}
