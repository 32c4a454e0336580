import { expect, test } from 'vitest'
import {
  aCardOrder,
  browse,
  cardNumbers,
  payAgain,
  payWith,
  pressButton,
} from '#test/builders/card-buyer.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aCustomer } from '#test/builders/customers.ts'
import { aMember } from '#test/builders/members.ts'
import { readOrder } from '#test/builders/shopper.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop, type Visitor } from '#test/shop.ts'
import { findIntegrityProblems } from '../integrity-report.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const urls = { success_url: '/account/cards', cancel_url: '/account' }

async function bind(member: Visitor, number: string): Promise<void> {
  const { return_url } = await member.api('POST /credit-cards/bind-card', { body: urls })
  const page = await payWith(shop, return_url, number)
  const end = page.html === '' ? page : await pressButton(shop, page, 'confirm')
  expect(end.path).toBe('/account/cards')
}

async function cardsOf(member: Visitor) {
  const { data } = await member.api('GET /credit-cards/all')
  return data
}

/** A customer with saved cards; the first one is the default. */
async function aMemberWith(...numbers: string[]) {
  const member = await aMember(shop)
  for (const number of numbers) await bind(member, number)
  return member
}

function change(member: Visitor, card_id: string, what: 'set-default' | 'delete') {
  return member.api(`PUT /credit-cards/{card_id}/${what}`, { params: { card_id } })
}

test('a card is saved on the gateway’s page; the shop stores only four digits', async () => {
  const member = await aMemberWith(cardNumbers.good)
  expect(await cardsOf(member)).toEqual([
    {
      _id: expect.stringMatching(/^crd_\w{22}$/),
      is_default: true,
      brand: 'Visa',
      last4: '4242',
      exp_month: 8,
      exp_year: 2034,
      is_expired: false,
      created_at: expect.any(String),
    },
  ])
  await runDueJobs(shop)
  expect(await cardsOf(member)).toHaveLength(1)
})

test('the same card saved twice is one card, whatever the gateway’s reference', async () => {
  const member = await aMemberWith(cardNumbers.good, cardNumbers.good)
  await runDueJobs(shop)
  expect(await cardsOf(member)).toHaveLength(1)
  const kept = await ctx.db
    .selectFrom('credit_cards as c')
    .innerJoin('test_gateway_cards as g', 'g.id', 'c.provider_reference')
    .where('c.account_id', '=', member.accountId)
    .select('g.customer')
    .execute()
  expect(kept).toHaveLength(1)
  const { customer } = kept[0] ?? { customer: '' }
  const atGateway = ctx.db.selectFrom('test_gateway_cards').select('id')
  expect(await atGateway.where('customer', '=', customer).execute()).toHaveLength(1)
})

test('deleting the default card makes the newest other card the default', async () => {
  const numbers = [cardNumbers.good, '5555 5555 5555 4444', cardNumbers.declinedLater]
  const member = await aMemberWith(...numbers)
  const shown = async () => (await cardsOf(member)).map((card) => [card.last4, card.is_default])
  expect(await shown()).toEqual([
    ['4242', true],
    ['0341', false],
    ['4444', false],
  ])
  const [first, newest, middle] = await cardsOf(member)
  await change(member, middle?._id ?? '', 'set-default')
  await change(member, middle?._id ?? '', 'set-default')
  expect((await shown())[0]).toEqual(['4444', true])
  await change(member, middle?._id ?? '', 'delete')
  expect(await shown()).toEqual([
    ['0341', true],
    ['4242', false],
  ])
  await expect(change(member, middle?._id ?? '', 'delete')).rejects.toMatchObject({ status: 404 })
  await change(member, newest?._id ?? '', 'delete')
  await change(member, first?._id ?? '', 'delete')
  expect(await shown()).toEqual([])
  await runDueJobs(shop)
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('concurrent changes leave exactly one default card', async () => {
  const member = await aMemberWith(cardNumbers.good, '5555555555554444', cardNumbers.challenge)
  const cards = await cardsOf(member)
  const deeds = cards.flatMap(({ _id }) => [
    change(member, _id, 'set-default'),
    change(member, _id, 'set-default'),
  ])
  await Promise.all([...deeds, change(member, cards[0]?._id ?? '', 'delete')].map(quietly))
  const after = await cardsOf(member)
  expect(after.filter(({ is_default }) => is_default)).toHaveLength(1)
})

test('another account’s card is not found, and a visitor has none', async () => {
  const owner = await aMemberWith(cardNumbers.good)
  const [card] = await cardsOf(owner)
  const id = card?._id ?? ''
  const stranger = await aMember(shop)
  for (const what of ['set-default', 'delete'] as const) {
    await expect(change(stranger, id, what)).rejects.toMatchObject({ status: 404 })
  }
  await expect(aCardOrder(shop, place, { credit_card_id: id }, stranger)).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'credit_card_id' }],
  })
  const visitor = await shop.visitor()
  await expect(visitor.api('GET /credit-cards/all')).rejects.toMatchObject({ status: 403 })
  await expect(shop.anybody()('GET /credit-cards/all')).rejects.toMatchObject({ status: 401 })
  expect(await cardsOf(owner)).toHaveLength(1)
})

test('saving a card never redirects to another site', async () => {
  const member = await aMember(shop)
  const body = { ...urls, cancel_url: 'https://evil.example' }
  await expect(member.api('POST /credit-cards/bind-card', { body })).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'cancel_url' }],
  })
})

test('a saved card pays without a gateway page', async () => {
  const member = await aMemberWith(cardNumbers.good)
  const [card] = await cardsOf(member)
  const order = await aCardOrder(shop, place, { credit_card_id: card?._id ?? '' }, member)
  expect(order.returnUrl).toBe('')
  expect(await readOrder(member, order.id)).toMatchObject({ is_paid: true })
  await runDueJobs(shop)
  const payments = ctx.db.selectFrom('payments').selectAll().where('order_id', '=', order.id)
  expect(await payments.execute()).toMatchObject([{ amount_cents: 80_000, is_surplus: false }])
  expect(await findIntegrityProblems(ctx.db)).toEqual([])
})

test('a saved card may require the bank’s challenge', async () => {
  const member = await aMemberWith(cardNumbers.challenge)
  const [card] = await cardsOf(member)
  const order = await aCardOrder(shop, place, { credit_card_id: card?._id ?? '' }, member)
  expect(await readOrder(member, order.id)).toMatchObject({ is_paid: false })
  const challenge = await browse(shop, order.returnUrl)
  const done = await pressButton(shop, challenge, 'confirm')
  expect(done.path).toContain('/result/order/success')
  expect(await readOrder(member, order.id)).toMatchObject({ is_paid: true })
})

test('an order with a declined saved card stays unpaid, and another card can pay it', async () => {
  const member = await aMemberWith(cardNumbers.declinedLater, cardNumbers.good)
  const [declined, good] = await cardsOf(member)
  const order = await aCardOrder(shop, place, { credit_card_id: declined?._id ?? '' }, member)
  expect(order.returnUrl).toContain('/pay/cps_')
  expect(await readOrder(member, order.id)).toMatchObject({
    is_paid: false,
    current_status: 'submitted',
  })
  // Leads to the order, which offers every payment method, not to a page for the same card.
  expect((await browse(shop, order.returnUrl)).path).toBe(
    `/result/order/cancelled?order=${order.id}&declined=1`,
  )
  const again = await payAgain(member, order.id, { credit_card_id: good?._id ?? '' })
  expect(again.return_url).toBeNull()
  expect(await readOrder(member, order.id)).toMatchObject({ is_paid: true })
})

test('an expired card is shown as expired and never charged', async () => {
  const member = await aMemberWith(cardNumbers.good)
  await ctx.db.updateTable('credit_cards').set({ exp_year: 2020 }).execute()
  const [card] = await cardsOf(member)
  expect(card).toMatchObject({ is_expired: true })
  const body = { credit_card_id: card?._id ?? '' }
  const refusal = { status: 422, issues: [{ path: 'credit_card_id' }] }
  await expect(aCardOrder(shop, place, body, member)).rejects.toMatchObject(refusal)
  const order = await aCardOrder(shop, place, {}, member)
  await expect(payAgain(member, order.id, body)).rejects.toMatchObject(refusal)
})

test('a repeated checkout charges the card once and leads to the same order', async () => {
  const member = await aMemberWith(cardNumbers.good)
  const [card] = await cardsOf(member)
  const order = await aCardOrder(shop, place, { payment_method: 'fps' }, member)
  const body = { payment_method: 'card', credit_card_id: card?._id ?? '' } as const
  const ask = { params: { id: order.id }, body, idempotencyKey: 'once' }
  const first = await member.api('POST /orders/{id}/pay', ask)
  expect(first.return_url).toBeNull()
  const second = await member.api('POST /orders/{id}/pay', ask)
  expect(second.order_id).toBe(order.id)
  // The first answer was lost; its link leads to the order's result.
  expect((await browse(shop, second.return_url ?? '')).path).toContain('/result/order/success')
  const payments = ctx.db.selectFrom('payments').select('id').where('order_id', '=', order.id)
  expect(await payments.execute()).toHaveLength(1)
})

test('a card deleted before its webhook arrives does not come back', async () => {
  const member = await aMemberWith(cardNumbers.good)
  const [card] = await cardsOf(member)
  await change(member, card?._id ?? '', 'delete')
  // The webhook of saving it arrives only now.
  await runDueJobs(shop)
  expect(await cardsOf(member)).toEqual([])
  const lost = aCardOrder(shop, place, { credit_card_id: card?._id ?? '' }, member)
  await expect(lost).rejects.toMatchObject({ status: 422 })
})

async function quietly(deed: Promise<unknown>): Promise<void> {
  await deed.catch(() => null)
}

test('a card of an account closed meanwhile is kept neither here nor at the gateway', async () => {
  const leaver = await aCustomer(shop)
  const atGateway = () =>
    ctx.db.selectFrom('test_gateway_cards').select('id').orderBy('id').execute()
  const before = await atGateway()
  const { return_url } = await leaver.api('POST /credit-cards/bind-card', { body: urls })
  await leaver.api('DELETE /profiles/account', { body: { password: leaver.password } })
  await payWith(shop, return_url, cardNumbers.good)
  await runDueJobs(shop)
  const kept = await ctx.db
    .selectFrom('credit_cards')
    .select('id')
    .where('account_id', '=', leaver.accountId)
    .execute()
  expect(kept).toEqual([])
  expect(await atGateway()).toEqual(before)
})
