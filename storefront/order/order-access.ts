import { keep, readKept, textsOf } from '../session/keep.ts'

/** How a caller may see an order: as its owner, or knowing something of it. */
export type OrderAccess = { as: 'owner' } | { as: 'guest'; proof: GuestProof }

/** spec §5: a guest sends phone if present, otherwise email; or the key of the order's letter. */
export type GuestProof = { phone: string } | { email: string } | { key: string }

const storageKey = 'shop.order-keys'

/** For as long as the tab lives, so that the key need not stay in the address bar. */
export function keepOrderKey(orderId: string, key: string): void {
  keep('session', storageKey, { ...textsOf(readKept('session', storageKey)), [orderId]: key })
}

export function readOrderKey(orderId: string): string | null {
  return textsOf(readKept('session', storageKey))[orderId] ?? null
}
