import { keep, readKept, textsOf } from '../keep.ts'

/** How a caller may see an order: as its owner, or knowing something of it. */
export type OrderAccess = { as: 'owner' } | { as: 'guest'; proof: GuestProof }

/** spec §5: a guest sends phone if present, otherwise email; or the key of the order's letter. */
export type GuestProof = { phone: string } | { email: string } | { key: string }

const storageKey = 'shop.order-keys'

/** For as long as the tab lives, so that the key need not stay in the address bar. */
function keepOrderKey(orderId: string, key: string): void {
  keep('session', storageKey, { ...textsOf(readKept('session', storageKey)), [orderId]: key })
}

/** The key leaves the address bar as soon as it is read: it opens the order to whoever sees it. */
export function accessHere(orderId: string): OrderAccess {
  const url = new URL(location.href)
  const given = url.searchParams.get('key')
  if (given) {
    keepOrderKey(orderId, given)
    url.searchParams.delete('key')
    history.replaceState(history.state, '', url)
  }
  const key = given ?? readOrderKey(orderId)
  return key ? { as: 'guest', proof: { key } } : owner
}

export const owner: OrderAccess = { as: 'owner' }

function readOrderKey(orderId: string): string | null {
  return textsOf(readKept('session', storageKey))[orderId] ?? null
}
