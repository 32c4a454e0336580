import { store, readStored, textsOf } from '../storage-values.ts'

export type OrderAccess = { as: 'owner' } | { as: 'guest'; proof: GuestProof }

/** spec §5: a guest sends phone if present, otherwise email; or the key from the order email. */
export type GuestProof = { phone: string } | { email: string } | { key: string }

const storageKey = 'shop.order-keys'

/** Kept for the tab's lifetime, so that the key can leave the address bar. */
function storeOrderKey(orderId: string, key: string): void {
  store('session', storageKey, { ...textsOf(readStored('session', storageKey)), [orderId]: key })
}

/** Removes the key from the address bar once read: it opens the order to anyone who sees it. */
export function accessHere(orderId: string): OrderAccess {
  const url = new URL(location.href)
  const given = url.searchParams.get('key')
  if (given) {
    storeOrderKey(orderId, given)
    url.searchParams.delete('key')
    history.replaceState(history.state, '', url)
  }
  const key = given ?? readOrderKey(orderId)
  return key ? { as: 'guest', proof: { key } } : owner
}

export const owner: OrderAccess = { as: 'owner' }

function readOrderKey(orderId: string): string | null {
  return textsOf(readStored('session', storageKey))[orderId] ?? null
}
