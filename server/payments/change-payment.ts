import type { PaymentCopy } from '#db/json-types.ts'
import type { OrderState } from '../orders/queries.ts'
import type { Trx } from '../platform/database/db.ts'

interface PaymentChange {
  order: OrderState
  to: { method: string; payment: PaymentCopy }
  actor: 'customer' | 'guest' | 'staff' | 'system'
  at: Date
}

/** Changes a locked order's payment method and adds the previous one to its history. */
export async function changePayment(
  trx: Trx,
  { order, to, actor, at }: PaymentChange,
): Promise<void> {
  await trx
    .insertInto('order_payment_changes')
    .values({
      order_id: order.id,
      from_method: order.payment_method,
      from_payment: JSON.stringify(order.payment),
      to_method: to.method,
      actor,
      created_at: at,
    })
    .execute()
  await trx
    .updateTable('orders')
    .set({ payment_method: to.method, payment: JSON.stringify(to.payment) })
    .where('id', '=', order.id)
    .execute()
}

/**
 * For money that arrived by card after the customer chose another method: the order shows how it
 * was really paid.
 */
export async function returnToCard(trx: Trx, order: OrderState, at: Date): Promise<void> {
  if (order.payment_method === 'card') return
  const before = await trx
    .selectFrom('order_payment_changes')
    .select('from_payment')
    .where('order_id', '=', order.id)
    .where('from_method', '=', 'card')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!before) return
  const to = { method: 'card', payment: before.from_payment }
  await changePayment(trx, { order, to, actor: 'system', at })
}
