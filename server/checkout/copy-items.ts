import type { Selectable } from 'kysely'
import type { OrderItemsTable } from '#db/types.ts'
import { newId } from '#domain/ids.ts'
import { productSlug, variantTitle } from '../cart/present.ts'
import type { Cart, CartGift, CartLine } from '../cart/price-lines.ts'
import type { VariantRow } from '../cart/queries.ts'

type ItemCopy = Omit<
  Selectable<OrderItemsTable>,
  'preorder_on' | 'returned_qty' | 'cancelled_qty' | 'replaces_item_id'
>

/** Copies lines and gifts as shown, so that later product changes do not affect the order. */
export function copyItems({ lines, gifts, priced }: Cart, orderId: string): ItemCopy[] {
  return [...lines.map((line) => copyOfLine(line, priced)), ...gifts.map(copyOfGift)].map(
    (copy, position) => ({
      ...copy,
      id: newId('orderItem'),
      order_id: orderId,
      position,
    }),
  )
}

function copyOfLine({ row, price }: CartLine, { applied }: Cart['priced']) {
  return {
    ...copyOfVariant(row),
    qty: price.qty,
    original_cents: price.originalPricePerUnit,
    unit_cents: price.discountedPricePerUnit,
    subtotal_cents: price.subtotal,
    global_discount_cents: price.globalDiscount,
    points: price.points?.subtotal ?? 0,
    is_gift: false,
    discount_shares: applied.flatMap(({ kind, shares }, position) => {
      const amount_cents = shares.get(price.variantId) ?? 0
      return amount_cents > 0 ? [{ position, is_local: kind === 'local', amount_cents }] : []
    }),
  }
}

/** A gift keeps its list price as its value and costs nothing. */
function copyOfGift({ row, price }: CartGift) {
  return {
    ...copyOfVariant(row),
    qty: price.qty,
    original_cents: price.originalPricePerUnit,
    unit_cents: price.subtotal,
    subtotal_cents: price.subtotal,
    global_discount_cents: 0,
    points: 0,
    is_gift: true,
    discount_shares: [],
  }
}

function copyOfVariant(row: VariantRow) {
  return {
    product_id: row.product_id,
    variant_id: row.variant_id,
    sku: row.sku,
    slug: productSlug(row.title),
    product_title: row.title,
    variant_title: variantTitle(row),
    picture: row.picture,
    cost_cents: row.cost_cents,
  }
}
