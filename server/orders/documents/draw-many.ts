import type { manyDocumentKinds } from '#contract/staff/documents.ts'
import { DomainError } from '#domain/errors.ts'
import type { Locale } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/database/db.ts'
import { readSeller } from '../../settings/seller.ts'
import { presentOrder, readOrderTerms } from '../present.ts'
import { findOrder } from '../queries.ts'
import type { Slip } from './packing-slip-pdf.ts'

export type ManyKind = (typeof manyDocumentKinds)[number]

/** One PDF with a page for each order. Throws `not_found`. */
export async function drawMany(
  ctx: Ctx,
  kind: ManyKind,
  orderIds: readonly string[],
  locale: Locale,
): Promise<Buffer> {
  const seller = { seller: await readSeller(ctx) }
  const slips = await readSlips(ctx, orderIds)
  // Loaded when asked for: the typeface alone is read in a tenth of a second.
  if (kind === 'packing-slips') {
    const { packingSlipsPdf } = await import('./packing-slip-pdf.ts')
    return packingSlipsPdf(slips, seller, locale)
  }
  const { addressLabelsPdf } = await import('./address-label-pdf.ts')
  const orders = slips.map(({ order }) => order)
  return addressLabelsPdf(orders.filter(isSent), seller, locale)
}

function isSent({ delivery }: Slip['order']): boolean {
  return delivery.recipient.address !== null
}

/** Those of the orders that have such a document. Throws `not_found`, or `not_possible` if none has. */
export async function documentedIds(
  db: Db,
  kind: ManyKind,
  orderIds: readonly string[],
): Promise<string[]> {
  const ids: string[] = []
  for (const id of new Set(orderIds)) {
    const order = await findOrder(db, { id })
    if (!order) throw new DomainError('not_found')
    if (kind === 'packing-slips' || order.recipient.address) ids.push(order.id)
  }
  if (ids.length === 0) throw new DomainError('not_possible', { reason: 'no_address' })
  return ids
}

async function readSlips(ctx: Ctx, orderIds: readonly string[]): Promise<Slip[]> {
  const terms = await readOrderTerms(ctx)
  const shipped = await shippedByItem(ctx.db, orderIds)
  const slips: Slip[] = []
  for (const id of orderIds) {
    const order = await findOrder(ctx.db, { id })
    if (!order) throw new DomainError('not_found')
    const shown = await presentOrder(ctx.db, terms, { order, view: 'whole', actor: 'customer' })
    slips.push({ order: shown, items: order.items, shipped })
  }
  return slips
}

async function shippedByItem(db: Db, orderIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('shipment_items as t')
    .innerJoin('shipments as h', 'h.id', 't.shipment_id')
    .select((eb) => ['t.order_item_id', eb.fn.sum<number>('t.qty').as('qty')])
    .where('h.order_id', 'in', [...orderIds])
    .groupBy('t.order_item_id')
    .execute()
  return new Map(rows.map((row) => [row.order_item_id, Number(row.qty)]))
}
