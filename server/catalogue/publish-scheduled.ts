import { recordShopEvent } from '../platform/changes/record-shop-event.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { addJob } from '../platform/jobs/queue.ts'
import { alertPriceDrop } from './queue-wishlist-alerts.ts'
import { settlePrices } from './prices/settle-prices.ts'

/** Queues `applyScheduledChanges` at future times: one job per time, however many changes. */
export async function scheduleCatalogueChange(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  times: readonly (Date | null)[],
): Promise<void> {
  const coming = times.flatMap((at) => (at !== null && at > ctx.clock() ? [at.toISOString()] : []))
  for (const at of new Set(coming)) {
    await addJob(trx, 'publish_scheduled', { at }, { runAt: new Date(at), key: `catalogue:${at}` })
  }
}

/**
 * Announces the products that change at a time: those published, and those whose price begins or
 * ends.
 */
export async function applyScheduledChanges(ctx: Ctx, turn: { at: string }): Promise<void> {
  const at = new Date(turn.at)
  await inTransaction(ctx, async (trx) => {
    const repriced = await listRepriced(trx, at)
    await settlePrices(trx, ctx.clock())
    for (const id of repriced) await alertPriceDrop(trx, id, ctx.clock())
    const published = await listPublished(trx, at)
    const turned = [...repriced, ...published]
    if (turned.length === 0) return
    await recordShopEvent(trx, 'product.changed', turned)
    const others = published.length > 0 ? 'products' : 'product-lists'
    await ctx.bus.announce(trx, [others, ...turned.map((id) => `product:${id}`)])
  })
}

async function listPublished(trx: Trx, at: Date): Promise<string[]> {
  const rows = await trx
    .selectFrom('products')
    .select('id')
    .where('status', '=', 'active')
    .where('published_at', '=', at)
    .execute()
  return rows.map(({ id }) => id)
}

async function listRepriced(trx: Trx, at: Date): Promise<string[]> {
  const rows = await trx
    .selectFrom('scheduled_prices as s')
    .innerJoin('variants as v', 'v.id', 's.variant_id')
    .select('v.product_id')
    .distinct()
    .where((eb) => eb.or([eb('s.starts_at', '=', at), eb('s.ends_at', '=', at)]))
    .orderBy('v.product_id')
    .execute()
  return rows.map(({ product_id }) => product_id)
}
