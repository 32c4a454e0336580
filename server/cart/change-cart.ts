import { DomainError } from '#domain/errors.ts'
import type { Ctx, Trx } from '../context.ts'
import type { Remember } from '../http/idempotency.ts'
import { inTransaction, isMissing } from '../in-transaction.ts'
import { presentCart, type CartAnswer } from './present.ts'
import type { Cart } from './price-lines.ts'
import { addPieces, type CartKey, lockPieces, removeLines, setPieces } from './queries.ts'
import { prepareQuote, readCart } from './read-cart.ts'

interface Change {
  cart: CartKey
  variantId: string
  qty: number
  remember: Remember
}

/** What one order can hold, a cart can. */
const mostLines = 200

/** Adds to the line of a variant; a negative quantity takes away. Answers the whole cart. */
export function addToCart(ctx: Ctx, change: Change): Promise<CartAnswer> {
  const { cart, variantId, qty } = change
  return changeCart(ctx, change, async (trx) => {
    if (qty > 0) return addPieces(trx, cart, variantId, qty, ctx.clock())
    const left = (await lockPieces(trx, cart, variantId)) + qty
    if (left <= 0) return removeLines(trx, cart, [variantId])
    return setPieces(trx, cart, variantId, left, ctx.clock())
  })
}

/** Sets the quantity outright; zero removes the line. Answers the whole cart. */
export function setQuantity(ctx: Ctx, change: Change): Promise<CartAnswer> {
  const { cart, variantId, qty } = change
  return changeCart(ctx, change, async (trx) => {
    if (qty === 0) return removeLines(trx, cart, [variantId])
    return setPieces(trx, cart, variantId, qty, ctx.clock())
  })
}

/**
 * Makes the change, looks at the cart, and takes the change back if that cannot be had: so the
 * rule of what can be had is the one that the cart is shown by, and two at once count together.
 */
async function changeCart(
  ctx: Ctx,
  { cart, variantId, qty, remember }: Change,
  write: (trx: Trx) => Promise<void>,
): Promise<CartAnswer> {
  const quote = await prepareQuote(ctx, cart)
  try {
    return await inTransaction(ctx, async (trx) => {
      await write(trx)
      const changed = await readCart(trx, cart, quote)
      if (qty > 0) requireOrderable(changed, variantId)
      const answer = presentCart(changed)
      await remember(trx, answer)
      return answer
    })
  } catch (error) {
    if (isMissing(error, 'cart_items_variant_id_fkey')) throw new DomainError('product_not_found')
    throw error
  }
}

function requireOrderable({ lines }: Cart, variantId: string): void {
  if (lines.length > mostLines) throw new DomainError('cart_full', { most: mostLines })
  const line = lines.find(({ row }) => row.variant_id === variantId)
  const details = { product_variant_id: variantId }
  if (line?.problem === 'unavailable') throw new DomainError('variant_unavailable', details)
  if (line?.problem === 'out_of_stock') {
    throw new DomainError('out_of_stock', { available: line.stock.available, ...details })
  }
}
