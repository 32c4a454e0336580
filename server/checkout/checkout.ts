import type { Locale } from '#domain/locale.ts'
import type { Account } from '../platform/access/authenticate.ts'
import type { CheckoutBody } from './check-details.ts'

export interface Checkout {
  account: Account
  storeId: string
  locale: Locale
  body: CheckoutBody
}

export interface PlacedOrder {
  order_id: string
  reference: string
  return_url: string | null
}
