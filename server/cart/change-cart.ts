import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../platform/context.ts'
import type { CommitStatement } from '../platform/database/steps.ts'
import { describeVariants } from './describe-variants.ts'
import { presentCart, type CartAnswer } from './present.ts'
import { type Cart, priceLines } from './price-lines.ts'
import {
  type CartKey,
  findVariantStates,
  type LineChange,
  type VariantRow,
  replaceLine,
} from './queries.ts'
import { besideIds, prepareQuote } from './read-cart.ts'

interface Change {
  cart: CartKey
  variantId: string
  qty: number
}

/** The same as the limit of one order. */
const maxLines = 200

/** Retries when another request changed the line between reading and writing it. */
const maxAttempts = 100

type WriteLine = CommitStatement<CartAnswer>

/** Adds to a variant's line; a negative quantity subtracts. Returns the whole cart. */
export function addToCart(write: WriteLine, ctx: Ctx, change: Change): Promise<CartAnswer> {
  return changeCart(write, ctx, change, (had) => Math.max(0, had + change.qty))
}

/** Sets the quantity; zero deletes the line. Returns the whole cart. */
export function setQuantity(write: WriteLine, ctx: Ctx, change: Change): Promise<CartAnswer> {
  return changeCart(write, ctx, change, () => change.qty)
}

/**
 * Prices the cart as it would be after the change, then writes the line with a compare-and-set and
 * retries if the line changed meanwhile. Availability is therefore decided by the same rule that
 * displays the cart, concurrent changes add up, and no line is locked while the cart is priced.
 */
async function changeCart(
  write: WriteLine,
  ctx: Ctx,
  { cart, variantId, qty }: Change,
  qtyAfter: (had: number) => number,
): Promise<CartAnswer> {
  const quote = await prepareQuote(ctx, cart)
  const wanted = { ...cart, besideIds: besideIds(quote, variantId), at: quote.at }
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const items = await describeVariants(ctx.db, ctx, await findVariantStates(ctx.db, wanted))
    const had = items.find((each) => each.variant_id === variantId && each.qty > 0)?.qty ?? 0
    const line = { ...cart, variantId, had, qty: qtyAfter(had), at: quote.at }
    const changed = priceLines(withLine(items, line), quote)
    if (qty > 0) requireOrderable(changed, variantId)
    const answer = presentCart(changed)
    const written = await write(async (db) => ((await replaceLine(db, line)) ? answer : null))
    if (written) return written
  }
  throw new DomainError('conflict')
}

/** The cart's items with the change applied. */
function withLine(
  items: readonly VariantRow[],
  { variantId, had, qty, at }: LineChange,
): readonly VariantRow[] {
  const isLine = (each: VariantRow) => each.variant_id === variantId && each.qty > 0
  const known = items.find(isLine) ?? items.find((each) => each.variant_id === variantId)
  const others = items.filter((each) => !isLine(each))
  if (qty === 0) return others
  if (!known) throw new DomainError('product_not_found')
  return [...others, { ...known, qty, created_at: had > 0 ? known.created_at : at }]
}

function requireOrderable({ lines }: Cart, variantId: string): void {
  if (lines.length > maxLines) throw new DomainError('cart_full', { max: maxLines })
  const line = lines.find(({ row }) => row.variant_id === variantId)
  const details = { product_variant_id: variantId }
  if (line?.problem === 'unavailable') throw new DomainError('variant_unavailable', details)
  if (line?.problem === 'out_of_stock') {
    throw new DomainError('out_of_stock', { available: line.stock.available, ...details })
  }
}
