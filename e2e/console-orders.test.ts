import { beforeAll, expect, test } from 'vitest'
import { acceptPayment, readyForCollection } from '#test/builders/order-changes.ts'
import { addToCart, checkOut } from '#test/builders/shopper.ts'
import { heading, hireStaff, ownerSettings, signedIn, smallPhone } from './console-visitor.ts'
import { aMember, order, type Member } from './member.ts'
import { backroom, type ItemRow } from './staff-fixtures.ts'
import { desk, expectAccessible, expectNoSideScroll, openShop } from './shop.ts'

const shop = await openShop(ownerSettings)

/** Paid orders by courier of two shirts. */
const paid: string[] = []
let collected = ''

beforeAll(async () => {
  await hireStaff(shop)
  const back = backroom(shop)
  const { context } = await shop.visitor()
  const member = await aMember(shop, context)
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 40)
  for (let at = 0; at < 4; at += 1) {
    await addToCart(member, shirt.id)
    const id = await order(shop, member, shirt)
    await acceptPayment(shop.ctx, id, 'Seen')
    paid.push(await referenceOf(id))
  }
  const id = await pickUpOrder(member, shirt)
  await acceptPayment(shop.ctx, id, 'Seen')
  await readyForCollection(shop.ctx, id)
  collected = await referenceOf(id)
})

async function referenceOf(id: string): Promise<string> {
  const row = await shop.ctx.db
    .selectFrom('orders')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.reference
}

async function pickUpOrder(member: Member, { id }: ItemRow): Promise<string> {
  const shopFloor = await shop.ctx.db
    .selectFrom('warehouses as w')
    .innerJoin('stores as s', 's.id', 'w.store_id')
    .select('w.id')
    .where('w.is_pickup', '=', true)
    .where('s.slug', '=', 'main')
    .executeTakeFirstOrThrow()
  await addToCart(member, id)
  const { order_id: orderId } = await checkOut(member, {
    checkout_product_variant_ids: [id],
    delivery_info: { method: 'PICKUP', warehouse_id: shopFloor.id },
    delivery_details: {
      name: 'Chan Tai Man',
      email: member.email,
      area_code: '852',
      phone: '91234567',
      address: null,
    },
    payment_method: 'fps',
  })
  return orderId
}

test('an order is packed, shipped in parts, and its tracking number corrected', async () => {
  const { page, troubles } = await signedIn(shop, 'en', desk, 'assistant')
  await page.getByRole('link', { name: /Orders to pack/ }).click()
  await heading(page, 'Orders').waitFor()
  await page.getByRole('link', { name: paid[0] ?? '' }).click()
  await heading(page, paid[0] ?? '').waitFor()
  expect(await page.getByRole('button', { name: 'Refund an amount' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Mark as packed' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Packing taken back').waitFor()
  await page.getByRole('button', { name: 'Mark as packed' }).click()

  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Fewer' }).click()
  await dialog.getByLabel(/Tracking number/).fill('SF 100')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ship this part' }).click()
  await page.getByText('1 of 2 shipped').waitFor()

  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await dialog.getByLabel('Tracking number').fill('SF 200')
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click()
  await page.getByText('Corrected; the customer has been told').waitFor()
  await page.getByRole('link', { name: 'SF 200' }).waitFor()
  await page.getByText('Parcel corrected').waitFor()
  await page.getByText('assistant').last().waitFor()
  await expectNoSideScroll(page)
  await expectAccessible(page)
  expect(troubles).toEqual([])
})

test('many orders are packed at once, and their packing list shows each', async () => {
  const { page, troubles } = await signedIn(shop, 'en', desk)
  await page.goto('/staff/orders?current_status=pending&is_paid=true&fulfilment=none')
  for (const reference of paid.slice(1, 3)) {
    await page.getByRole('checkbox', { name: `Select ${reference}` }).check()
  }
  await page.getByRole('button', { name: 'Mark as packed' }).click()
  await page.getByText('2 orders packed').waitFor()
  await page.getByRole('link', { name: 'To ship' }).click()
  for (const reference of paid.slice(1, 3)) {
    await page.getByRole('checkbox', { name: `Select ${reference}` }).check()
  }
  await page.getByRole('button', { name: 'Packing list' }).click()
  for (const reference of paid.slice(1, 3)) {
    await page.getByRole('heading', { name: new RegExp(reference) }).waitFor()
  }
  await page.goto('/staff/orders')
  await page.getByRole('button', { name: 'Total' }).click()
  await page.waitForURL(/sort=/)
  expect(troubles).toEqual([])
})

test('on a phone a collection is handed over with the thumb', async () => {
  const { page, troubles } = await signedIn(shop, 'zh', smallPhone)
  await expectNoSideScroll(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: /可取貨訂單/ }).click()
  await page.getByRole('button', { name: /篩選/ }).click()
  await page.getByRole('dialog').getByText('付款方式').waitFor()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: '關閉' }).click()
  await page.getByRole('link', { name: collected }).click()
  await heading(page, collected).waitFor()
  await expectNoSideScroll(page)
  await expectAccessible(page)
  const button = page.getByRole('button', { name: '已取貨', exact: true })
  const box = await button.boundingBox()
  expect(box?.y).toBeGreaterThan(smallPhone.height * 0.7)
  await button.click()
  await page.getByRole('button', { name: '完成訂單' }).waitFor()
  const { fulfilment } = await shop.ctx.db
    .selectFrom('orders')
    .select('fulfilment')
    .where('reference', '=', collected)
    .executeTakeFirstOrThrow()
  expect(fulfilment).toBe('collected')
  expect(troubles).toEqual([])
})
