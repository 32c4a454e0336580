import { matchQuery, type Mutation } from '@tanstack/react-query'
import type { ApiClient } from '#contract/client.ts'
import { randomText } from '#domain/ids.ts'
import { localeOfPath } from '../locale.ts'
import { queryClient } from '../query-client.ts'
import { personalApi } from '../session/session.ts'
import {
  readSelection,
  withSelected,
  writeSelection,
  type CartSelection,
} from './cart-selection.ts'
import { cartKey, cartStore, knownCart, storeCart, type Cart } from './cart-query.ts'
import { withoutLines, withAddedItem, withQuantity } from './optimistic-cart.ts'
import { notifyOtherTabs } from './other-tabs.ts'

export function addItems(variantId: string, qty: number): Promise<void> {
  const choices = readSelection()
  // Adding a line again ticks it again.
  if (choices.unticked.includes(variantId)) writeSelection(withSelected(choices, variantId, true))
  return changeCart({
    optimistic: (cart) => withAddedItem(cart, variantId, qty),
    send: (api, idempotencyKey) =>
      api('POST /stores/{store_id}/shopping-cart/add-to-cart', {
        params: cartStore,
        body: { product_variant_id: variantId, qty },
        idempotencyKey,
      }),
  })
}

/** Zero removes the line. */
export function setQuantity(variantId: string, qty: number): Promise<void> {
  return changeCart({
    optimistic: (cart) => withQuantity(cart, variantId, qty),
    send: (api, idempotencyKey) =>
      api('PUT /stores/{store_id}/shopping-cart/set-quantity', {
        params: cartStore,
        body: { product_variant_id: variantId, qty },
        idempotencyKey,
      }),
  })
}

export function clearCart(): Promise<void> {
  return changeCart({
    optimistic: withoutLines,
    send: (api) => api('DELETE /stores/{store_id}/shopping-cart/clear-cart', { params: cartStore }),
  })
}

export async function choose(choices: CartSelection): Promise<void> {
  writeSelection(choices)
  await reloadCart()
}

/** After a change from elsewhere: an order, another tab. */
export function reloadCart(): Promise<void> {
  return queryClient().invalidateQueries({ queryKey: cartKey })
}

/** Resolves once no change is pending. */
export function cartChanged(): Promise<void> {
  const client = queryClient()
  return new Promise((resolve) => {
    const look = () => {
      if (client.isMutating({ mutationKey: cartKey }) > 0) return
      stop()
      resolve()
    }
    const stop = client.getMutationCache().subscribe(look)
    look()
  })
}

interface Change {
  /** The expected cart, shown until the response arrives. */
  optimistic: (cart: Cart) => Cart
  send: (api: ApiClient, idempotencyKey: string) => Promise<Cart>
}

/** Changes are sent one at a time; each shows immediately and reverts if it fails. */
async function changeCart({ optimistic, send }: Change): Promise<void> {
  const client = queryClient()
  const idempotencyKey = randomText(24)
  const cache = client.getMutationCache()
  const mutation: Mutation<Cart, Error, void, Cart | undefined> = cache.build(client, {
    mutationKey: cartKey,
    scope: { id: 'cart' },
    mutationFn: () => send(personalApi(localeOfPath(location.pathname)), idempotencyKey),
    async onMutate() {
      await client.cancelQueries({ queryKey: cartKey })
      const before = knownCart()
      // Without a loaded cart there is nothing to predict from.
      if (before) show(optimistic(before))
      return before
    },
    async onSuccess(cart) {
      notifyOtherTabs()
      // The screen already shows a later change, whose response will be newer.
      if (client.isMutating({ mutationKey: cartKey }) > 1) return
      await client.cancelQueries({ queryKey: cartKey })
      const { unticked, voucher, withPoints } = readSelection()
      if (unticked.length + withPoints.length > 0 || voucher) return reloadCart()
      show(cart)
      await client.invalidateQueries({ predicate: isQuote })
    },
    async onError(_error, _variables, before) {
      if (before) show(before)
      // spec §8: add-to-cart failure: cart reloaded, error raised.
      await reloadCart()
    },
  })
  await mutation.execute()
}

function isQuote(query: Parameters<typeof matchQuery>[1]): boolean {
  return matchQuery({ queryKey: cartKey }, query) && query.queryKey.length > cartKey.length
}

function show(cart: Cart): void {
  queryClient().setQueryData(cartKey, cart)
  storeCart(cart)
}
