import type { Answer } from '#contract/client.ts'
import type { Locale } from '#domain/locale.ts'
import { personalApi } from '../session/session.ts'

type Delivery = Answer<'GET /orders/{id}/details'>['delivery']

/** Who an order went to, and where. */
export type LastRecipient = Pick<
  Delivery['recipient'],
  'name' | 'area_code' | 'phone' | 'address'
> & { country: string }

/** So many orders are looked at for one that was delivered. */
const maxOrders = 3

/** For a member without a saved address: the recipient of their last order, with an address if any. */
export async function fetchLastRecipient(locale: Locale): Promise<LastRecipient | null> {
  const api = personalApi(locale)
  const { data: orders } = await api('GET /orders/all', { query: { per_page: maxOrders } })
  let last: LastRecipient | null = null
  for (const { _id: id } of orders) {
    const { delivery } = await api('GET /orders/{id}/details', { params: { id } })
    const { name, area_code, phone, address } = delivery.recipient
    const recipient = { name, area_code, phone, address, country: delivery.country }
    if (address) return recipient
    last ??= recipient
  }
  return last
}
