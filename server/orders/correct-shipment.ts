import { DomainError } from '#domain/errors.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import { differences } from '../platform/changes/differences.ts'
import type { Trx } from '../platform/database/db.ts'
import { courierOf, trackingUrl, type Courier } from './courier-of.ts'
import { notifyCustomer } from './order-notifications.ts'
import { lockOrder } from './queries.ts'
import { countChange } from './require-version.ts'

interface Correction {
  shipmentId: string
  trackingNumber: string | null
  /** Without it the courier stays. */
  courierId: string | undefined
  isEmailed: boolean
}

/** Corrects a parcel that has left, whatever became of its order. Throws `not_found`. */
export async function correctShipment(
  trx: Trx,
  orderId: string,
  { shipmentId, trackingNumber, courierId, isEmailed }: Correction,
  changes: ChangeRecorder,
): Promise<void> {
  await lockOrder(trx, orderId)
  const known = await trx
    .selectFrom('shipments')
    .select(['courier', 'tracking_number', 'tracking_url'])
    .where('id', '=', shipmentId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!known) throw new DomainError('not_found')
  const courier =
    courierId === undefined
      ? await sameCourier(trx, orderId, known.courier)
      : await courierOf(trx, orderId, courierId)
  const change = differences(known, { courier: courier.title, tracking_number: trackingNumber })
  if (!change) return changes.recordNothing()
  await trx
    .updateTable('shipments')
    .set({
      courier: JSON.stringify(courier.title),
      tracking_number: trackingNumber,
      tracking_url: trackingUrl(courier, trackingNumber),
    })
    .where('id', '=', shipmentId)
    .execute()
  await countChange(trx, orderId)
  await changes.record(trx, {
    action: 'order_shipment_corrected',
    subject: { kind: 'order', id: orderId },
    before: change.before,
    after: { ...change.after, shipment_id: shipmentId, emailed: isEmailed },
  })
  if (isEmailed) await notifyCustomer(trx, { orderId, template: 'tracking_changed', shipmentId })
}

/** A parcel remembers its courier by title only. */
async function sameCourier(trx: Trx, orderId: string, title: Courier['title']): Promise<Courier> {
  const chosen = await courierOf(trx, orderId)
  if (chosen.title.en === title.en) return { ...chosen, title }
  const couriers = await trx
    .selectFrom('couriers')
    .select(['id', 'title', 'tracking_url'])
    .execute()
  const named = couriers.find((courier) => courier.title.en === title.en)
  return { id: named?.id ?? null, title, tracking_url: named?.tracking_url ?? null }
}
