import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { actionMessages } from '#console/orders/action-messages.ts'
import { changeNames } from '#console/orders/change-names.ts'
import {
  filterMessages,
  orderMessages,
  noteMessages,
  writeMessages,
} from '#console/orders/messages.ts'
import { letterMessages, partMessages } from '#console/parts/messages.ts'
import { todayMessages } from '#console/today/messages.ts'
import { hongKongDay } from '#domain/dates.ts'
import { readyForCollection } from '#test/builders/order-changes.ts'
import { addToCart } from '#test/builders/shopper.ts'
import {
  atToday,
  deskVisit,
  heading,
  openConsole,
  phoneVisit,
  settled,
  signedIn,
} from './console-staff.ts'
import { paidToCollect } from './counter-fixtures.ts'
import { paidOrder, register } from './member.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()
const member = await register(shop)
const back = backroom(shop)
const shirt = await back.piece('oxford-shirt', 'white', 'M')

await back.leave(shirt, 80)

/** A paid order of two shirts; its number. */
async function paidForTwo(): Promise<string> {
  await addToCart(member, shirt.id)
  return (await paidOrder(shop, member, shirt)).reference
}

test('an order is packed, shipped in parts and corrected, and another collected', async () => {
  const [texts, parts, today] = [actionMessages.zh, partMessages.zh, todayMessages.zh]
  const paid = await paidForTwo()
  const params = { id: await paidToCollect(shop, member, shirt) }
  await readyForCollection(shop.ctx, params.id)
  const { reference: ready } = await member.api('GET /orders/{id}/details', { params })
  const { page, troubles } = await atToday(shop, phoneVisit, 'assistant')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const queue = (name: string) => page.getByRole('link', { name: new RegExp(name) })
  await queue(today.lines.pack).click()
  await heading(page, orderMessages.zh.title).waitFor()
  await page.getByRole('link', { name: paid }).click()
  await heading(page, paid).waitFor()
  await press(texts.moreSteps)
  await page.getByRole('button', { name: texts.labels.cancel }).waitFor()
  expect(await page.getByRole('button', { name: texts.labels.goodwill }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: texts.labels.cancel }).waitFor({ state: 'hidden' })
  await press(texts.labels.pack)
  await press(parts.undo)
  await page.getByText(changeNames.zh['order_undo_pack'] ?? '').waitFor()
  await press(texts.labels.pack)

  await press(texts.labels.ship)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: texts.fewer }).click()
  await dialog.getByLabel(texts.tracking).fill('SF 100')
  await settled(page)
  await dialog.getByRole('button', { name: texts.shipWhat.part }).click()
  await page.getByText(orderMessages.zh.shippedOf(1, 2)).waitFor()
  // Shipped items can no longer be unpacked.
  expect(await page.getByRole('button', { name: parts.undo }).count()).toBe(0)

  await press(texts.correct)
  await dialog.getByLabel(texts.tracking).fill('SF 200')
  await dialog.getByRole('button', { name: texts.correct, exact: true }).click()
  await page.getByText(texts.correctedAndTold).waitFor()
  await page.getByRole('link', { name: 'SF 200' }).waitFor()
  await page.getByText(changeNames.zh['order_shipment_corrected'] ?? '').waitFor()
  await page.getByText('assistant').last().waitFor()

  const write = { ...writeMessages.zh, ...letterMessages.zh }
  const { documents } = orderMessages.zh
  await press(write.write)
  // Ready to send, in the customer's language and with what they wait for.
  const typed = dialog.getByRole('textbox', { name: write.text })
  expect(await typed.inputValue()).toContain('SF 200')
  const chat = await dialog.getByRole('link', { name: write.whatsApp }).getAttribute('href')
  expect(chat).toContain('https://wa.me/85291234567?text=Dear+Chan+Tai+Man')
  await typed.fill('One shirt follows on Friday.')
  await dialog.getByRole('button', { name: write.send }).click()
  await page.getByText('One shirt follows on Friday.').waitFor()
  await page.getByText(changeNames.zh['customer_emailed'] ?? '').waitFor()
  for (const name of [documents.slip, documents.label, documents.receipt]) {
    const href = (await page.getByRole('link', { name, exact: true }).getAttribute('href')) ?? ''
    expect((await page.request.get(href)).headers()['content-type']).toBe('application/pdf')
  }

  await page.goto('/staff')
  await queue(today.lines.collect).click()
  await page.getByRole('link', { name: ready }).click()
  await heading(page, ready).waitFor()
  const collect = page.getByRole('button', { name: texts.labels.collect })
  const box = await collect.boundingBox()
  // Within reach of a thumb.
  expect(box?.y).toBeGreaterThan(844 * 0.7)
  const ask = page.getByRole('dialog', { name: texts.asks.collect(ready) })
  const handOver = async () => {
    await collect.click()
    // The person who collects it must know these.
    await ask.getByText('4567', { exact: true }).waitFor()
    await ask.getByText('Chan Tai Man', { exact: true }).waitFor()
    await ask.getByRole('button', { name: texts.labels.collect, exact: true }).click()
  }
  await handOver()
  // Collected by mistake.
  await press(parts.undo)
  await page.getByText(changeNames.zh['order_undo_collect'] ?? '').waitFor()
  await handOver()
  await page.getByRole('button', { name: texts.labels.complete }).waitFor()
  expect(troubles).toEqual([])
})

test('orders of some days are exported, and a note is changed', async () => {
  const [texts, filters, parts, notes] = [
    orderMessages.en,
    filterMessages.en,
    partMessages.en,
    noteMessages.en,
  ]
  const reference = await paidForTwo()
  const today = hongKongDay(shop.ctx.clock())
  const { page, troubles } = await signedIn(shop, deskVisit, 'manager')
  await page.goto('/staff/orders')
  const dialog = page.getByRole('dialog')
  await page.getByRole('combobox', { name: filters.names.days }).selectOption('paid')
  const listed = page.waitForResponse(/paid_from=/)
  await page.getByLabel(filters.names.from, { exact: true }).fill(today)
  await page.waitForURL(/placed=paid&from=/)
  await listed
  await settled(page)
  await page.getByRole('link', { name: reference }).waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: parts.exportCsv }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  expect(file).toMatch(new RegExp(`${reference}.*Hoi Yuen Road`))

  await page.goto(`/staff/orders/${reference}`)
  await page.getByLabel(texts.noteLabel).fill('Gift bag')
  await page.getByRole('button', { name: texts.addNote }).click()
  await page.getByRole('button', { name: notes.change, exact: true }).click()
  await dialog.getByLabel(texts.noteLabel).fill('Two gift bags')
  await dialog.getByRole('button', { name: parts.save }).click()
  await page.getByText('Two gift bags').waitFor()
  await page.getByText(notes.former(1)).click()
  await page.getByText('Gift bag', { exact: true }).waitFor()
  expect(troubles).toEqual([])
})
