import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { actionMessages } from '#console/orders/action-messages.ts'
import { editMessages } from '#console/orders/edit-messages.ts'
import { acceptPayment, shipOrder } from '#test/builders/order-changes.ts'
import { deskVisit, openConsole, phoneVisit, settled, signedIn } from './console-staff.ts'
import { paidToCollect } from './counter-fixtures.ts'
import { order, register } from './member.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()
const { ctx } = shop
const member = await register(shop)
const back = backroom(shop)
const shirt = await back.piece('oxford-shirt', 'white', 'M')
const tee = await back.piece('heavyweight-tee', 'navy', 'M')

for (const item of [shirt, tee]) await back.leave(item, 10)

async function paidOrder(items = [shirt]): Promise<string> {
  const id = await order(shop, member, items)
  await acceptPayment(ctx, id, 'Seen')
  return id
}

function refundsOf(id: string) {
  return ctx.db.selectFrom('refunds').select('amount_cents').where('order_id', '=', id).execute()
}

/** Presses a step where it is: a button, or in the menu of further ones. */
async function step(
  page: Page,
  language: 'en' | 'zh',
  name: keyof typeof actionMessages.en.labels,
) {
  const texts = actionMessages[language]
  const region = page.getByRole('region', { name: texts.title, exact: true })
  await region.getByRole('button').first().waitFor()
  const button = region.getByRole('button', { name: texts.labels[name], exact: true })
  if (!(await button.isVisible())) {
    await region.getByRole('button', { name: texts.moreSteps }).click()
  }
  await button.click()
}

test('an order is ready to collect, then not after all, and another is completed', async () => {
  const texts = actionMessages.zh
  const { page, troubles } = await signedIn(shop, phoneVisit, 'manager')
  const id = await paidToCollect(shop, member, shirt)
  await page.goto(`/staff/orders/${id}`)
  await step(page, 'zh', 'ready')
  await page.getByText(texts.done.ready, { exact: true }).first().waitFor()
  await step(page, 'zh', 'undo_ready')
  const ask = page.getByRole('dialog')
  await ask.getByRole('button', { name: texts.labels.undo_ready, exact: true }).click()
  await page.getByText(texts.done.undo_ready, { exact: true }).first().waitFor()

  const sent = await paidOrder()
  await shipOrder(ctx, sent, 'SF1234567890')
  await page.goto(`/staff/orders/${sent}`)
  await step(page, 'zh', 'complete')
  await ask.getByRole('button', { name: texts.labels.complete, exact: true }).click()
  await page.getByText(texts.done.complete, { exact: true }).first().waitFor()
  expect(troubles).toEqual([])
})

test('an order is cancelled, and of another what is not yet sent', async () => {
  const texts = actionMessages.en
  const { page, troubles } = await signedIn(shop, deskVisit, 'manager')
  const dialog = page.getByRole('dialog')
  const confirm = async (name: 'cancel' | 'cancel_remaining') => {
    await dialog.getByLabel(texts.reason, { exact: true }).fill('Torn in the stockroom')
    await settled(page)
    await dialog.getByRole('button', { name: texts.labels[name], exact: true }).click()
    await page.getByText(texts.done[name], { exact: true }).first().waitFor()
  }
  const id = await order(shop, member, shirt)
  await page.goto(`/staff/orders/${id}`)
  await step(page, 'en', 'cancel')
  await confirm('cancel')

  const both = await paidOrder([shirt, tee])
  const items = await ctx.db
    .selectFrom('order_items')
    .select(['id', 'variant_id'])
    .where('order_id', '=', both)
    .execute()
  const first = items.find(({ variant_id: variant }) => variant === shirt.id)
  await shipOrder(ctx, both, 'SF1234567890', {
    items: [{ order_item_id: first?.id ?? '', qty: 1 }],
  })
  await page.goto(`/staff/orders/${both}`)
  await step(page, 'en', 'cancel_remaining')
  await confirm('cancel_remaining')
  await page.getByText(editMessages.en.cancelled(1)).waitFor()
  expect(troubles).toEqual([])
})

test('an amount of a paid order is refunded, and so is what came too much', async () => {
  const texts = actionMessages.en
  const { page, troubles } = await signedIn(shop, deskVisit, 'manager')
  const dialog = page.getByRole('dialog')
  const id = await paidOrder()
  await page.goto(`/staff/orders/${id}`)
  await step(page, 'en', 'goodwill')
  await dialog.getByLabel(texts.amount, { exact: true }).fill('20')
  await dialog.getByLabel(texts.reason, { exact: true }).fill('A loose button')
  await dialog.getByRole('button', { name: texts.labels.goodwill, exact: true }).click()
  await page.getByText(texts.done.goodwill, { exact: true }).first().waitFor()
  await step(page, 'en', 'surplus')
  await dialog.getByLabel(texts.amount, { exact: true }).fill('35')
  await dialog.getByLabel(texts.whereSeen, { exact: true }).fill('Second transfer')
  await dialog.getByRole('button', { name: texts.labels.surplus, exact: true }).click()
  await page.getByText(texts.done.surplus, { exact: true }).first().waitFor()
  const amounts = (await refundsOf(id)).map(({ amount_cents: amount }) => amount)
  expect(amounts.toSorted((a, b) => a - b)).toEqual([2000, 3500])
  expect(troubles).toEqual([])
})
