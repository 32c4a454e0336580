import { cart as capability } from '../protocol/capabilities.ts'
import * as shapes from '../wire/request-shapes.ts'
import { cancelCart, createCart, getCart, updateCart } from './carts.ts'
import { operation, type Operation } from './operation.ts'

const known = { capability, argument: 'cart' } as const
const bare = { capability, argument: null } as const

export const cartOperations: readonly Operation[] = [
  operation(
    {
      ...known,
      name: 'create_cart',
      method: 'POST',
      path: '/carts',
      description:
        'Collect items while the buyer is still choosing; totals are estimates. Next: update_cart, or create_checkout with cart_id once the buyer wants to buy.',
    },
    shapes.cartRequest,
    createCart,
    { isWrite: true },
  ),
  operation(
    {
      ...bare,
      name: 'get_cart',
      method: 'GET',
      path: '/carts/:id',
      description: 'Get a cart as it is now, at current prices.',
    },
    shapes.emptyRequest,
    getCart,
  ),
  operation(
    {
      ...known,
      name: 'update_cart',
      method: 'PUT',
      path: '/carts/:id',
      description:
        'Replace the contents of a cart: send all items, not only those that change. Next: create_checkout with cart_id.',
    },
    shapes.cartRequest,
    updateCart,
    { isWrite: true },
  ),
  operation(
    {
      ...bare,
      name: 'cancel_cart',
      method: 'POST',
      path: '/carts/:id/cancel',
      description: 'Throw a cart away. Answers what was in it.',
    },
    shapes.emptyRequest,
    cancelCart,
    { isWrite: true, needsKey: true },
  ),
]
