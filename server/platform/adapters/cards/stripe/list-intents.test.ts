import { expect, test } from 'vitest'
import { stripeServer } from '#test/stripe-server.ts'
import { stripeGateway } from './stripe-gateway.ts'

const { at, asked, willAnswer } = await stripeServer()
const now = new Date('2026-11-21T04:00:00Z')
const gateway = stripeGateway({
  secretKey: 'sk_test_1',
  webhookSecret: 'whsec_test',
  clock: () => now,
  at,
})
const intent = {
  id: 'pi_1',
  object: 'payment_intent',
  metadata: { session_id: 'cps_1' },
  currency: 'hkd',
}
const paid = {
  kind: 'paid',
  sessionId: 'cps_1',
  paymentReference: 'pi_1',
  money: { amountCents: 80_000, currency: 'HKD' },
}

test('payments since a moment are listed with what went back; open, older and foreign ones are not', async () => {
  const created = now.getTime() / 1000
  const charge = { id: 'ch_1', object: 'charge', created, amount_refunded: 0 }
  const taken = { ...intent, status: 'succeeded', amount_received: 80_000, created }
  const listed = [
    { ...taken, latest_charge: charge },
    { ...taken, id: 'pi_2', latest_charge: { ...charge, amount_refunded: 5_000 } },
    { ...taken, id: 'pi_3', latest_charge: { ...charge, created: created - 90_000 } },
    { ...taken, id: 'pi_4', status: 'processing', latest_charge: null },
    { ...taken, id: 'pi_5', metadata: {}, latest_charge: charge },
  ]
  willAnswer('GET payment_intents', [
    200,
    { object: 'list', url: '/v1/payment_intents', has_more: false, data: listed },
  ])
  const since = new Date(now.getTime() - 3_600_000)
  const found = await Array.fromAsync(gateway.listPaid?.(since) ?? [])
  expect(found).toEqual([
    { ...paid, paidAt: now, refundedCents: 0 },
    { ...paid, paymentReference: 'pi_2', paidAt: now, refundedCents: 5_000 },
  ])
  expect(asked).toMatchObject([{ params: { 'created[gte]': String(created - 3_600 - 86_400) } }])
})
