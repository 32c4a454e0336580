import { expect, test } from 'vitest'
import { addDays, formatDay, hongKongDay } from '#domain/dates.ts'
import { promisedDays } from '#domain/promised-days.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aCompletedOrder } from '#test/builders/completed-orders.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { refundEmailMessages } from './refund-email-messages.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const { api } = await shop.staff('manager')

async function aRequest() {
  const { buyer, id } = await aCompletedOrder(shop, place)
  const params = { id }
  const { items } = await buyer.api('GET /orders/{id}/details', { params })
  const refund_items = [{ order_item_id: items[0]?._id ?? '', qty: 1 }]
  const body = { reason: 'A loose seam', refund_items }
  const { data } = await buyer.api('POST /orders/{id}/refund-request', { params, body })
  const request = { id: data[0]?._id ?? '' }
  const seen = async () => {
    const { data: rows } = await buyer.api('GET /orders/{id}/refund-request', { params })
    return rows[0]
  }
  return { request, seen }
}

const ask = (
  request: { id: string },
  body: { by?: string; paid_by: 'shop' | 'customer'; answer?: string },
) => api('PUT /refund-requests/{id}/ask-back', { params: request, body })

const today = () => hongKongDay(ctx.clock())

test('before money is decided on, the customer reads where to send the goods, by when, and who pays', async () => {
  const { request, seen } = await aRequest()
  expect((await seen())?.send_back).toBeNull()
  await runDueJobs(shop)
  shop.emails.splice(0)
  const by = addDays(today(), promisedDays.sendBack)
  expect(await ask(request, { paid_by: 'shop' })).toMatchObject({
    state: 'waiting_for_approval',
    asked_back: { by, paid_by: 'shop' },
  })
  const waiting = await seen()
  expect(waiting).toMatchObject({
    state: 'waiting_for_approval',
    send_back: { by, paid_by: 'shop' },
  })
  await runDueJobs(shop)
  expect(shop.emails).toHaveLength(1)
  const text = shop.emails[0]?.text ?? ''
  for (const word of [formatDay(by), 'By parcel to: ', 'We pay for the way back']) {
    expect(text).toContain(word)
  }
  await api('PUT /refund-requests/{id}/approve', { params: request, body: {} })
  expect(await seen()).toMatchObject({ state: 'approved', send_back: null })
})

test('the last answer counts, a day that has passed is refused, and so is a decided request', async () => {
  const { request, seen } = await aRequest()
  await ask(request, { paid_by: 'shop' })
  const by = addDays(today(), 3)
  await ask(request, { by, paid_by: 'customer' })
  expect((await seen())?.send_back).toMatchObject({ by, paid_by: 'customer' })
  const past = ask(request, { by: addDays(today(), -1), paid_by: 'shop' })
  await expect(past).rejects.toMatchObject({ issues: [{ path: 'by' }] })
  const body = { answer: 'Worn' }
  await api('PUT /refund-requests/{id}/reject', { params: request, body })
  await expect(ask(request, { paid_by: 'shop' })).rejects.toMatchObject({
    code: 'illegal_transition',
  })
})

test('only those who may refund ask goods back', async () => {
  const { request } = await aRequest()
  const assistant = await shop.staff('assistant')
  const asked = assistant.api('PUT /refund-requests/{id}/ask-back', {
    params: request,
    body: { paid_by: 'shop' },
  })
  await expect(asked).rejects.toMatchObject({ status: 403 })
})

test.each(['en', 'zh', 'cn'] as const)('in %s letters promise the days that count', (locale) => {
  const { received, send_back: sendBack } = refundEmailMessages[locale]
  const data = {
    reference: 'PR-1',
    amount: 'HK$1',
    before: null,
    replacement: '',
    answer: null,
    way: null,
    isSent: false,
    isZero: false,
    gifts: null,
    points: 0,
    sendBack: { by: '06/12/2026', to: 'Seawall Place', shops: [], paidBy: 'customer' as const },
  }
  expect(received.paragraphs(data).join(' ')).toContain(` ${promisedDays.returnAnswer} `)
  expect(sendBack.paragraphs(data).join(' ')).toContain(` ${promisedDays.refund} `)
})
