import { randomText } from '#domain/ids.ts'
import type { Db } from '../../../database/db.ts'
import type { GatewayRefund, RefundOutcome } from '../card-gateway.ts'

/** Refunds once per key, never more than was paid. */
export async function refundPayment(db: Db, ask: GatewayRefund): Promise<RefundOutcome> {
  const { key, paymentReference: payment, amountCents } = ask
  return db.transaction().execute(async (trx) => {
    const session = await trx
      .selectFrom('test_gateway_sessions')
      .select(['id', 'amount_cents', 'refunded_cents'])
      .where('result', '=', payment)
      .where('kind', '=', 'payment')
      .forUpdate()
      .executeTakeFirst()
    if (!session) return { kind: 'refused', reason: `No such payment: ${payment}` }
    const known = await trx
      .selectFrom('test_gateway_refunds')
      .select('id')
      .where('idempotency_key', '=', key)
      .executeTakeFirst()
    if (known) return { kind: 'done', reference: known.id }
    const refunded = session.refunded_cents + amountCents
    if (refunded > (session.amount_cents ?? 0)) {
      return { kind: 'refused', reason: 'More than what was paid' }
    }
    const id = `tgr_${randomText(22)}`
    await trx
      .insertInto('test_gateway_refunds')
      .values({ id, idempotency_key: key, payment, amount_cents: amountCents })
      .execute()
    await trx
      .updateTable('test_gateway_sessions')
      .set({ refunded_cents: refunded })
      .where('id', '=', session.id)
      .execute()
    return { kind: 'done', reference: id }
  })
}
