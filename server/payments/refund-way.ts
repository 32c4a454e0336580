import { sql } from 'kysely'
import type { customerRefundMethods } from '#contract/endpoints/orders.ts'

export type RefundWay = (typeof customerRefundMethods)[number]

/**
 * How money goes back, as customers are told. Of `refunds` and `payments` by these aliases. What was
 * paid at a counter is handed back there, except FPS, which is a transfer.
 */
export function refundWay(refund: string, payment: string) {
  const [f, y] = [sql.ref(refund), sql.ref(payment)]
  const handed = sql`coalesce(${f}.counter_method, case when ${y}.cash_session_id is not null then ${y}.method end)`
  return sql<RefundWay>`case
    when ${f}.method = 'offline' and ${handed} <> 'fps' then 'counter'
    else ${f}.method end`
}
