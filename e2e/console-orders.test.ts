import { beforeAll, expect, test } from 'vitest'
import { actionMessages } from '#console/orders/action-messages.ts'
import { changeNames } from '#console/orders/change-names.ts'
import { orderMessages } from '#console/orders/messages.ts'
import { partMessages } from '#console/parts/messages.ts'
import { todayMessages } from '#console/today/messages.ts'
import { acceptPayment, readyForCollection } from '#test/builders/order-changes.ts'
import { addToCart, checkOut } from '#test/builders/shopper.ts'
import { deskVisit, heading, openConsole, settled, signedIn, visits } from './console-staff.ts'
import { order, register } from './member.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()
const member = await register(shop)
const back = backroom(shop)
const shirt = await back.piece('oxford-shirt', 'white', 'M')

beforeAll(() => back.leave(shirt, 40))

async function referenceOf(id: string): Promise<string> {
  const row = await shop.ctx.db
    .selectFrom('orders')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.reference
}

/** A paid order by courier of two shirts; its number. */
async function paidOrder(): Promise<string> {
  await addToCart(member, shirt.id)
  const id = await order(shop, member, shirt)
  await acceptPayment(shop.ctx, id, 'Seen')
  return referenceOf(id)
}

/** A paid order that waits in the shop for its customer; its number. */
async function readyOrder(): Promise<string> {
  const shopFloor = await shop.ctx.db
    .selectFrom('warehouses as w')
    .innerJoin('stores as s', 's.id', 'w.store_id')
    .select('w.id')
    .where('w.is_pickup', '=', true)
    .where('s.slug', '=', 'main')
    .executeTakeFirstOrThrow()
  await addToCart(member, shirt.id)
  const { order_id: id } = await checkOut(member, {
    checkout_product_variant_ids: [shirt.id],
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
  await acceptPayment(shop.ctx, id, 'Seen')
  await readyForCollection(shop.ctx, id)
  return referenceOf(id)
}

test.each(visits)(
  'an order is packed, shipped in parts and corrected, and another collected: $width px, $language',
  async (visit) => {
    const { width, language } = visit
    const [texts, parts, today] = [
      actionMessages[language],
      partMessages[language],
      todayMessages[language],
    ]
    const [paid, ready] = [await paidOrder(), await readyOrder()]
    const { page, troubles } = await signedIn(shop, visit, 'assistant')
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const queue = (name: string) => page.getByRole('link', { name: new RegExp(name) })
    await settled(page)
    await queue(today.lines.pack).click()
    await heading(page, orderMessages[language].title).waitFor()
    await page.getByRole('link', { name: paid }).click()
    await heading(page, paid).waitFor()
    expect(await page.getByRole('button', { name: texts.labels.goodwill }).count()).toBe(0)
    await press(texts.labels.pack)
    await press(parts.undo)
    await page.getByText(changeNames[language]['order_undo_pack'] ?? '').waitFor()
    await press(texts.labels.pack)

    await press(texts.labels.ship)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: texts.fewer }).click()
    await dialog.getByLabel(texts.tracking).fill('SF 100')
    await settled(page)
    await dialog.getByRole('button', { name: texts.shipWhat.part }).click()
    await page.getByText(orderMessages[language].shippedOf(1, 2)).waitFor()
    // What has shipped can no longer be unpacked.
    expect(await page.getByRole('button', { name: parts.undo }).count()).toBe(0)

    await press(texts.correct)
    await dialog.getByLabel(texts.tracking).fill('SF 200')
    await dialog.getByRole('button', { name: texts.correct, exact: true }).click()
    await page.getByText(texts.correctedAndTold).waitFor()
    await page.getByRole('link', { name: 'SF 200' }).waitFor()
    await page.getByText(changeNames[language]['order_shipment_corrected'] ?? '').waitFor()
    await page.getByText('assistant').last().waitFor()
    await settled(page)

    await page.goto('/staff')
    await queue(today.lines.collect).click()
    if (width < 600) {
      await page.getByRole('button', { name: new RegExp(parts.filters(0)) }).click()
      await dialog.getByText(orderMessages[language].filters.method).waitFor()
      await settled(page)
      await dialog.getByRole('button', { name: parts.close }).click()
    }
    await page.getByRole('link', { name: ready }).click()
    await heading(page, ready).waitFor()
    await settled(page)
    const collect = page.getByRole('button', { name: texts.labels.collect })
    const box = await collect.boundingBox()
    // Within reach of a thumb.
    if (width < 600) expect(box?.y).toBeGreaterThan(844 * 0.7)
    await collect.click()
    await page.getByRole('button', { name: texts.labels.complete }).waitFor()
    const { fulfilment } = await shop.ctx.db
      .selectFrom('orders')
      .select('fulfilment')
      .where('reference', '=', ready)
      .executeTakeFirstOrThrow()
    expect(fulfilment).toBe('collected')
    expect(troubles).toEqual([])
  },
)

test('many orders are packed at once, and their packing list shows each', async () => {
  const paid = [await paidOrder(), await paidOrder()]
  const { page, troubles } = await signedIn(shop, deskVisit)
  await page.goto('/staff/orders?current_status=pending&is_paid=true&fulfilment=none')
  for (const reference of paid) {
    await page.getByRole('checkbox', { name: `Select ${reference}` }).check()
  }
  await page.getByRole('button', { name: 'Mark as packed' }).click()
  await page.getByText('2 orders packed').waitFor()
  await page.getByRole('link', { name: 'To ship' }).click()
  for (const reference of paid) {
    await page.getByRole('checkbox', { name: `Select ${reference}` }).check()
  }
  await page.getByRole('button', { name: 'Packing list' }).click()
  for (const reference of paid) {
    await page.getByRole('heading', { name: new RegExp(reference) }).waitFor()
  }
  await page.goto('/staff/orders')
  await page.getByRole('button', { name: 'Total' }).click()
  await page.waitForURL(/sort=/)
  expect(troubles).toEqual([])
})
