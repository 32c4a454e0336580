import { issueSentences } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import type { LocalizedText } from '#domain/locale.ts'
import type { Trx } from '../platform/database/db.ts'

export interface Courier {
  /** Null for an order that names none. */
  id: string | null
  title: LocalizedText
  tracking_url: string | null
}

/** The courier by id, or else the one the customer chose. Throws `invalid` for an unknown id. */
export async function courierOf(trx: Trx, orderId: string, courierId?: string): Promise<Courier> {
  if (courierId !== undefined) {
    const courier = await trx
      .selectFrom('couriers')
      .select(['id', 'title', 'tracking_url'])
      .where('id', '=', courierId)
      .executeTakeFirst()
    if (!courier) throw invalid('courier_id', issueSentences.not_found)
    return courier
  }
  const { delivery } = await trx
    .selectFrom('orders')
    .select('delivery')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return delivery.courier ?? { id: null, title: { en: '', zh: '', cn: '' }, tracking_url: null }
}

/** The courier's page about a parcel. */
export function trackingUrl(
  { tracking_url: template }: Pick<Courier, 'tracking_url'>,
  number: string | null,
) {
  return template && number ? template.replace('{number}', encodeURIComponent(number)) : null
}
