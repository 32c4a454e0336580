import { nextAction } from '#domain/order/next-action.ts'
import { presentPicture } from '../platform/files/pictures.ts'
import { paymentMethodOf } from './payment-method.ts'
import { money, stateOf } from './present.ts'
import type { SummaryRow } from './queries.ts'

/** Pictures in a row of the order list. */
const picturesShown = 4

export function presentSummary(row: SummaryRow) {
  return {
    _id: row.id,
    reference: row.reference,
    current_status: row.current_status,
    is_paid: row.paid_at !== null,
    total: money(row.total_cents),
    item_count: row.items.reduce((sum, item) => sum + item.qty, 0),
    pictures: row.items
      .flatMap(({ picture }) => (picture ? [presentPicture(picture)] : []))
      .slice(0, picturesShown),
    payment_method: paymentMethodOf(row),
    next_action: nextAction(stateOf(row), Boolean(row.has_unreviewed)),
    created_at: row.created_at.toISOString(),
  }
}
