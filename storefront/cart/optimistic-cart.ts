import type { Cart, CartLine } from './cart-query.ts'

/** Predicts the cart after a change. Amounts stay as they are until the server has answered. */
export function withQuantity(cart: Cart, variantId: string, qty: number): Cart {
  const lines = cart.cart_items.flatMap((line) => {
    if (line.product_variant_id !== variantId) return [line]
    return qty > 0 ? [withQuantityOf(line, qty)] : []
  })
  return { ...cart, cart_items: lines, count: lines.reduce((sum, line) => sum + line.qty, 0) }
}

export function withAddedItem(cart: Cart, variantId: string, qty: number): Cart {
  const line = cart.cart_items.find((each) => each.product_variant_id === variantId)
  if (line) return withQuantity(cart, variantId, line.qty + qty)
  return { ...cart, count: cart.count + qty }
}

export function withoutLines(cart: Cart): Cart {
  return { ...cart, cart_items: [], count: 0 }
}

function withQuantityOf(line: CartLine, qty: number): CartLine {
  return { ...line, qty, problem: qty > line.available ? line.problem : null }
}
