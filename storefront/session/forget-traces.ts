import { store } from '../storage-values.ts'

/** Things a person looked at and measured, which the next one at this browser should not see. */
const localKeys = ['shop.recent', 'shop.searches', 'shop.compare', 'shop.own-garment']

export function forgetTraces(): void {
  for (const key of localKeys) store('local', key, null)
  store('session', 'shop.order-keys', null)
}
