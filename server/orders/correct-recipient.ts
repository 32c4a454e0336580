import type { z } from '@hono/zod-openapi'
import type { correctRecipient as contract } from '#contract/staff/order-edits.ts'
import type { Recipient } from '#db/json-types.ts'
import { refuseIssues } from '#domain/errors.ts'
import { randomText } from '#domain/ids.ts'
import { editRefusal } from '#domain/order/order-edit.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import { differences } from '../platform/changes/differences.ts'
import type { Trx } from '../platform/database/db.ts'
import { contactOf, recipientIssues } from '../shipping/check-recipient.ts'
import { notifyCustomer } from './order-notifications.ts'
import { requireEditable } from './plan-edit.ts'
import { getOrder, lockOrder, type OrderRow } from './queries.ts'

type Details = z.output<NonNullable<typeof contract.body>>

/**
 * Corrects who receives the order and where, until it leaves, and what was added to it and travels
 * along. Another email address gets its own link: what was sent to the old one opens nothing any
 * more. Throws `illegal_transition` or `invalid`.
 */
export async function correctRecipient(
  trx: Trx,
  { orderId, details }: { orderId: string; details: Details },
  changes: ChangeRecorder,
): Promise<void> {
  await lockOrder(trx, orderId)
  const order = await getOrder(trx, orderId)
  requireEditable(order, 'recipient')
  const to = {
    method: order.delivery_method,
    country: order.country,
    needsPointCode: await needsPointCode(trx, order),
  }
  refuseIssues(recipientIssues(details, to, ''))
  const { recipient, phone } = contactOf(details, to)
  const change = differences({ ...order.recipient }, { ...recipient })
  if (!change) return changes.recordNothing()
  const fields = Object.keys(change.after)
  const hasNewEmail = recipient.email !== order.recipient.email
  await writeRecipient(trx, { orderId, recipient, phone, hasNewEmail, fields }, changes)
  await notifyCustomer(trx, { orderId, template: 'order_edited' })
  for (const added of await lockTravelling(trx, order)) {
    const correction = { orderId: added.id, recipient, phone, hasNewEmail, fields }
    await writeRecipient(trx, correction, changes)
    if (hasNewEmail) await notifyCustomer(trx, { orderId: added.id, template: 'order_edited' })
  }
}

interface Correction {
  orderId: string
  recipient: Recipient
  phone: string
  hasNewEmail: boolean
  /** What was corrected. */
  fields: readonly string[]
}

async function writeRecipient(
  trx: Trx,
  { orderId, recipient, phone, hasNewEmail, fields }: Correction,
  changes: ChangeRecorder,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      recipient: JSON.stringify(recipient),
      contact_email: recipient.email,
      contact_phone: phone,
      ...(hasNewEmail && { access_key: randomText(32) }),
    })
    .where('id', '=', orderId)
    .execute()
  // The log holds no personal data.
  await changes.record(trx, {
    action: 'order_recipient_corrected',
    subject: { kind: 'order', id: orderId },
    after: { fields },
  })
}

/** What was added to the order, goes to the same person and has not left. */
async function lockTravelling(trx: Trx, { id, recipient }: OrderRow) {
  const added = await trx
    .selectFrom('orders')
    .select(['id', 'recipient', 'current_status', 'fulfilment'])
    .where('supplement_of', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute()
  return added.filter((each) => {
    const state = { currentStatus: each.current_status, fulfilment: each.fulfilment }
    const isSame = differences({ ...each.recipient }, { ...recipient }) === null
    return isSame && editRefusal(state, 'recipient') === null
  })
}

async function needsPointCode(trx: Trx, { delivery }: OrderRow): Promise<boolean> {
  if (!delivery.courier) return false
  const courier = await trx
    .selectFrom('couriers')
    .select('needs_point_code')
    .where('id', '=', delivery.courier.id)
    .executeTakeFirst()
  return courier?.needs_point_code ?? false
}
