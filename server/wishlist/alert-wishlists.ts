import { dayMs } from '#domain/dates.ts'
import { parseDecimalText } from '#domain/format-money.ts'
import { loadCards } from '../catalogue/cards.ts'
import type { Ctx, TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { addJob, type Jobs } from '../platform/jobs/queue.ts'
import { listStores } from '../settings/stores.ts'
import { wantsAlerts } from './queries.ts'

/** Rows per transaction. */
const atOnce = 500

/** Queues an email for each customer with the product on their wishlist who enabled alerts. */
export async function alertWishlists(ctx: Ctx, job: Jobs['alert_wishlists']): Promise<void> {
  const found = await findOrderable(ctx, job)
  if (!found) return
  let queued = atOnce
  while (queued === atOnce) {
    queued = await inTransaction(ctx, (trx) => queueSome(trx, ctx, job, found))
  }
  await inTransaction(ctx, (trx) => askAgainTomorrow(trx, ctx, job, found))
}

interface Orderable {
  price: number
  /** Stores where it can be ordered. */
  storeIds: string[]
}

async function findOrderable(
  ctx: Ctx,
  { product_id, store_id }: Jobs['alert_wishlists'],
): Promise<Orderable | undefined> {
  const storeIds: string[] = []
  let price: number | null = null
  for (const { id } of await listStores(ctx)) {
    if (store_id !== undefined && store_id !== id) continue
    const [card] = await loadCards(ctx, await ctx.search.current(id), [product_id])
    if (!card || card.stock === 'sold_out') continue
    price = parseDecimalText(card.price.from)
    storeIds.push(id)
  }
  return price === null ? undefined : { price, storeIds }
}

async function queueSome(
  trx: Trx,
  ctx: TrxCtx,
  { product_id, news }: Jobs['alert_wishlists'],
  found: Orderable,
): Promise<number> {
  const now = ctx.clock()
  const { price } = found
  const due = await wishes(trx, product_id, news, found)
    .where((eb) =>
      eb.or([
        eb('w.notified_at', 'is', null),
        eb('w.notified_at', '<=', new Date(now.getTime() - dayMs)),
      ]),
    )
    .select(['w.account_id', 'w.store_id', 'w.last_price_cents'])
    .orderBy('w.account_id')
    .orderBy('w.store_id')
    .limit(atOnce)
    .forUpdate('w')
    .execute()
  for (const { account_id, store_id, last_price_cents } of due) {
    await trx
      .updateTable('wishlist_items')
      .set({ notified_at: now, last_price_cents: Math.min(price, last_price_cents ?? price) })
      .where('account_id', '=', account_id)
      .where('store_id', '=', store_id)
      .where('product_id', '=', product_id)
      .execute()
  }
  // One email even if it is on the wishlist in two stores.
  for (const account_id of new Set(due.map((each) => each.account_id))) {
    const notified_at = now.toISOString()
    await addJob(trx, 'send_wishlist_alert', { account_id, product_id, news, price, notified_at })
  }
  return due.length
}

/** Customers already alerted about this product today hear of the lower price tomorrow. */
async function askAgainTomorrow(
  trx: Trx,
  ctx: TrxCtx,
  job: Jobs['alert_wishlists'],
  found: Orderable,
): Promise<void> {
  if (job.news !== 'cheaper') return
  const left = await wishes(trx, job.product_id, job.news, found)
    .select('w.account_id')
    .limit(1)
    .executeTakeFirst()
  if (!left) return
  const runAt = new Date(ctx.clock().getTime() + dayMs)
  await addJob(trx, 'alert_wishlists', job, { runAt, key: `wish:cheaper:${job.product_id}` })
}

/** Wishlist items of customers who enabled alerts and have an address to write to. */
function wishes(trx: Trx, productId: string, news: string, { price, storeIds }: Orderable) {
  return trx
    .selectFrom('wishlist_items as w')
    .innerJoin('accounts as a', 'a.id', 'w.account_id')
    .innerJoin('notification_settings as n', 'n.account_id', 'a.id')
    .where('w.product_id', '=', productId)
    .where('w.store_id', 'in', storeIds)
    .where('a.kind', '=', 'REGISTERED')
    .where('a.closed_at', 'is', null)
    .where('a.email', 'is not', null)
    .where('a.email_verified_at', 'is not', null)
    .where(wantsAlerts)
    .$if(news === 'cheaper', (query) => query.where('w.last_price_cents', '>', price))
}
