import type { z } from '@hono/zod-openapi'
import type { itemExchange } from '#contract/exchange.ts'
import type { FoundOrder } from './find-order.ts'
import type { OrderRow } from './queries.ts'

type Item = Pick<OrderRow['items'][number], 'exchanged_for' | 'replaces'>
type Partner = Item['exchanged_for'][number]
type Exchange = z.input<typeof itemExchange>

/** Replacements of an item, and the item it replaces itself. */
export function presentExchange(
  { exchanged_for: given, replaces }: Item,
  { view, actor }: Pick<FoundOrder, 'view' | 'actor'>,
): Exchange {
  // Guests open the other order by its key, as they opened this one.
  const isGuest = view === 'whole' && actor === 'guest'
  const present = ({ order_id, reference, access_key, variant_title, qty }: Partner) => ({
    order: { _id: order_id, reference, key: isGuest ? access_key : null },
    product_variant_title: variant_title,
    qty,
  })
  return { exchanged_for: together(given).map(present), replaces: replaces && present(replaces) }
}

/** Pieces of one variant may be several items, where their price cannot be shared evenly. */
function together(given: readonly Partner[]): Partner[] {
  const groups = Map.groupBy(given, (each) => `${each.order_id} ${each.variant_title.en}`)
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, qty: rest.reduce((sum, { qty }) => sum + qty, first.qty) }] : [],
  )
}
