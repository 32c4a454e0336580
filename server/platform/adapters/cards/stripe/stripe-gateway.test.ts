import Stripe from 'stripe'
import { beforeEach, expect, test } from 'vitest'
import { stripeServer, type Reply } from '#test/stripe-server.ts'
import type { ChargeParams, PaymentSessionParams } from '../card-gateway.ts'
import { stripeGateway } from './stripe-gateway.ts'

const { at, asked, willAnswer, forget } = await stripeServer()
beforeEach(forget)

const webhookSecret = 'whsec_test'
const now = new Date('2026-11-21T04:00:00Z')
const gateway = stripeGateway({
  secretKey: 'sk_test_1',
  webhookSecret,
  clock: () => now,
  at,
})

const ask: PaymentSessionParams = {
  sessionId: 'cps_1',
  amountCents: 80_000,
  description: 'Praya PR-7K3Q-9XD',
  email: 'tai.man@example.com',
  locale: 'zh',
  expiresAt: new Date('2026-11-21T04:20:00Z'),
  successUrl: 'https://shop.example/pay/cps_1/done',
  cancelUrl: 'https://shop.example/pay/cps_1/left',
}
const charge: ChargeParams = { ...ask, customer: 'cus_1', card: 'pm_1' }

const page = { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.com/c/cs_1' }
const ours = { metadata: { session_id: 'cps_1' } }
const paidPage = {
  ...page,
  ...ours,
  mode: 'payment',
  status: 'complete',
  payment_status: 'paid',
  payment_intent: 'pi_1',
  amount_total: 80_000,
  currency: 'hkd',
}
const paid = {
  kind: 'paid',
  sessionId: 'cps_1',
  paymentReference: 'pi_1',
  money: { amountCents: 80_000, currency: 'HKD' },
}
const ended = { kind: 'ended', sessionId: 'cps_1' }
const intent = { id: 'pi_1', object: 'payment_intent', ...ours, currency: 'hkd' }
const refusedRequest: Reply = [400, { error: { type: 'invalid_request_error', message: 'No' } }]

test('a payment opens a page in the customer’s language, for at least half an hour', async () => {
  willAnswer('POST checkout/sessions', [200, page])
  expect(await gateway.createSession(ask)).toEqual({ reference: 'cs_1', url: page.url })
  expect(asked).toMatchObject([
    {
      key: 'cps_1-page',
      authorization: 'Bearer sk_test_1',
      version: '2026-10-28.endive',
      params: {
        mode: 'payment',
        locale: 'zh-HK',
        customer_email: 'tai.man@example.com',
        'allowed_payment_method_types[0]': 'card',
        'allowed_payment_method_types[1]': 'alipay',
        'allowed_payment_method_types[2]': 'wechat_pay',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][unit_amount]': '80000',
        'line_items[0][price_data][currency]': 'hkd',
        'line_items[0][price_data][product_data][name]': 'Praya PR-7K3Q-9XD',
        'metadata[session_id]': 'cps_1',
        'payment_intent_data[metadata][session_id]': 'cps_1',
        success_url: ask.successUrl,
        cancel_url: ask.cancelUrl,
        expires_at: String(now.getTime() / 1000 + 1830),
      },
    },
  ])
})

test('saving a card creates the Stripe customer once and opens a page for them', async () => {
  willAnswer('POST customers', [200, { id: 'cus_9', object: 'customer' }])
  willAnswer('POST checkout/sessions', [200, page], [200, page])
  const binding = { ...ask, accountId: 'acc_1', customer: null }
  await gateway.bindCard(binding)
  expect(asked).toMatchObject([
    { key: 'acc_1-customer', params: { 'metadata[account_id]': 'acc_1' } },
    {
      params: {
        mode: 'setup',
        'allowed_payment_method_types[0]': 'card',
        currency: 'hkd',
        customer: 'cus_9',
      },
    },
  ])
  await gateway.bindCard({ ...binding, customer: 'cus_1' })
  expect(asked.at(-1)).toMatchObject({ params: { customer: 'cus_1' } })
  expect(asked.at(-1)?.params).not.toHaveProperty('allowed_payment_method_types[1]')
  expect(asked).toHaveLength(3)
})

const card = { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2034, fingerprint: 'fp_1' }
const boundPage = {
  ...page,
  ...ours,
  mode: 'setup',
  status: 'complete',
  customer: 'cus_1',
  setup_intent: { id: 'seti_1', payment_method: { id: 'pm_1', object: 'payment_method', card } },
}
const bound = {
  kind: 'bound',
  sessionId: 'cps_1',
  customer: 'cus_1',
  card: { ...card, reference: 'pm_1', brand: 'Visa' },
}

test.each([
  ['a paid page', paidPage, paid],
  [
    'a page whose payment the bank is still processing',
    { ...paidPage, payment_status: 'unpaid' },
    { kind: 'open' },
  ],
  ['an open page', { ...page, ...ours, status: 'open' }, { kind: 'open' }],
  ['an expired page', { ...page, ...ours, status: 'expired' }, ended],
  ['a saved card', boundPage, bound],
])('the outcome of %s', async (_, session, outcome) => {
  willAnswer('GET checkout/sessions/cs_1', [200, session])
  expect(await gateway.readSession('cs_1')).toEqual(outcome)
})

test('closing a session ends an open page, but not one paid at that very moment', async () => {
  const open = { ...page, ...ours, status: 'open' }
  willAnswer('GET checkout/sessions/cs_1', [200, open], [200, open], [200, paidPage])
  willAnswer(
    'POST checkout/sessions/cs_1/expire',
    [200, { ...page, ...ours, status: 'expired' }],
    refusedRequest,
  )
  expect(await gateway.closeSession('cs_1')).toEqual(ended)
  expect(await gateway.closeSession('cs_1')).toEqual(paid)
})

const action = { type: 'redirect_to_url', redirect_to_url: { url: 'https://hooks.stripe.com/3ds' } }
const declined: Reply = [402, { error: { type: 'card_error', message: 'Declined' } }]

test.each<[string, Reply, object]>([
  ['is charged', [200, { ...intent, status: 'succeeded', amount_received: 80_000 }], paid],
  [
    'needs authentication',
    [200, { ...intent, status: 'requires_action', next_action: action }],
    { kind: 'page', reference: 'pi_1', url: 'https://hooks.stripe.com/3ds' },
  ],
  ['is declined', declined, { kind: 'declined' }],
  ['is refused', [200, { ...intent, status: 'requires_payment_method' }], { kind: 'declined' }],
  ['is still processing', [200, { ...intent, status: 'processing' }], { kind: 'open' }],
])('a saved card %s', async (_, reply, outcome) => {
  willAnswer('POST payment_intents', reply)
  expect(await gateway.chargeSaved(charge)).toEqual(outcome)
  expect(asked[0]).toMatchObject({
    key: 'cps_1-charge',
    params: {
      amount: '80000',
      currency: 'hkd',
      customer: 'cus_1',
      payment_method: 'pm_1',
      confirm: 'true',
      'metadata[session_id]': 'cps_1',
      return_url: ask.successUrl,
    },
  })
})

test('a charge waiting for authentication can be read and cancelled', async () => {
  willAnswer('GET payment_intents/pi_1', [200, { ...intent, status: 'requires_action' }])
  expect(await gateway.readSession('pi_1')).toEqual({ kind: 'open' })
  willAnswer('POST payment_intents/pi_1/cancel', [200, { ...intent, status: 'canceled' }])
  expect(await gateway.closeSession('pi_1')).toEqual(ended)
})

test.each([
  ['is known', { currency: 'hkd', fee: 2720 }, 2720],
  ['is not known yet', null, null],
  ['is in another currency', { currency: 'usd', fee: 350 }, null],
])('a fee that %s', async (_, movement, fee) => {
  const charged = { ...intent, latest_charge: { id: 'ch_1', balance_transaction: movement } }
  willAnswer('GET payment_intents/pi_1', [200, charged])
  expect(await gateway.readFee('pi_1')).toBe(fee)
  expect(asked[0]?.params).toEqual({ 'expand[0]': 'latest_charge.balance_transaction' })
})

test.each<[string, Reply, object]>([
  ['is done', [200, { id: 're_1', status: 'succeeded' }], { kind: 'done', reference: 're_1' }],
  ['waits', [200, { id: 're_1', status: 'pending' }], { kind: 'pending', reference: 're_1' }],
  [
    'fails',
    [200, { id: 're_1', status: 'failed', failure_reason: 'lost_or_stolen_card' }],
    { kind: 'refused', reason: 'lost_or_stolen_card' },
  ],
  ['is refused', refusedRequest, { kind: 'refused', reason: 'No' }],
])('a refund that %s', async (_, reply, outcome) => {
  willAnswer('POST refunds', reply)
  const refund = { key: 'rfd_1-1', paymentReference: 'pi_1', amountCents: 5000 }
  expect(await gateway.refund(refund)).toEqual(outcome)
  expect(asked[0]).toMatchObject({
    key: 'rfd_1-1',
    params: { payment_intent: 'pi_1', amount: '5000' },
  })
})

test('a refund without a response throws, so that it is retried with the same key', async () => {
  const down: Reply = [500, { error: { type: 'api_error', message: 'Down' } }]
  willAnswer('POST refunds', down, down, down)
  const refund = { key: 'rfd_1-1', paymentReference: 'pi_1', amountCents: 5000 }
  await expect(gateway.refund(refund)).rejects.toThrow('Down')
  expect(new Set(asked.map(({ key }) => key))).toEqual(new Set(['rfd_1-1']))
})

test('deleting a card that Stripe has already deleted succeeds', async () => {
  willAnswer('POST payment_methods/pm_1/detach', [200, { id: 'pm_1' }], refusedRequest)
  await gateway.removeCard('pm_1')
  await gateway.removeCard('pm_1')
})

function webhook(type: string, object: object, secret = webhookSecret) {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
  const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload, secret })
  return [payload, new Headers({ 'stripe-signature': signature })] as const
}

test.each<[string, object, object]>([
  ['checkout.session.completed', paidPage, { outcome: paid }],
  ['checkout.session.expired', { ...page, ...ours, status: 'expired' }, { outcome: ended }],
  [
    'payment_intent.succeeded',
    { ...intent, status: 'succeeded', amount_received: 80_000 },
    { outcome: paid },
  ],
  [
    'refund.updated',
    { id: 're_1', status: 'succeeded' },
    { refund: { reference: 're_1', state: 'done', reason: '' } },
  ],
  [
    'refund.failed',
    { id: 're_1', status: 'failed', failure_reason: 'declined' },
    { refund: { reference: 're_1', state: 'failed', reason: 'declined' } },
  ],
  [
    'charge.dispute.created',
    { payment_intent: 'pi_1', charge: 'ch_1', reason: 'fraudulent' },
    { dispute: { paymentReference: 'pi_1', reason: 'fraudulent' } },
  ],
  ['checkout.session.completed', { ...paidPage, metadata: {} }, { ignored: true }],
  ['payment_intent.succeeded', { ...intent, metadata: {} }, { ignored: true }],
  ['customer.created', { id: 'cus_1' }, { ignored: true }],
])('the webhook %s is translated for the shop', async (type, object, translated) => {
  expect(await gateway.parseWebhook(...webhook(type, object))).toEqual({
    id: 'evt_1',
    type,
    ...translated,
  })
})

test('the webhook of a saved card has only its id, so the card is fetched', async () => {
  willAnswer('GET checkout/sessions/cs_1', [200, boundPage])
  const [payload, headers] = webhook('checkout.session.completed', {
    ...boundPage,
    setup_intent: 'seti_1',
  })
  expect(await gateway.parseWebhook(payload, headers)).toMatchObject({ outcome: bound })
  expect(asked[0]?.params).toEqual({ 'expand[0]': 'setup_intent.payment_method' })
})

test('a webhook is rejected if it is unsigned, wrongly signed or too old', async () => {
  const [payload, headers] = webhook('customer.created', { id: 'cus_1' })
  const refusal = { code: 'bad_signature' }
  await expect(gateway.parseWebhook(`${payload} `, headers)).rejects.toMatchObject(refusal)
  await expect(gateway.parseWebhook(payload, new Headers())).rejects.toMatchObject(refusal)
  const forged = webhook('customer.created', { id: 'cus_1' }, 'whsec_other')
  await expect(gateway.parseWebhook(...forged)).rejects.toMatchObject(refusal)
  const old = new Stripe('sk_test_1').webhooks.generateTestHeaderString({
    payload,
    secret: webhookSecret,
    timestamp: Math.floor(Date.now() / 1000) - 301,
  })
  const stale = gateway.parseWebhook(payload, new Headers({ 'stripe-signature': old }))
  await expect(stale).rejects.toMatchObject(refusal)
})
