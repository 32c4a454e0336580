import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { exampleMessages } from '#console/settings/email-examples.tsx'
import { sentMessages } from '#console/settings/sent-messages.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { atToday, deskVisit, heading, phoneVisit, settled, signedIn } from './console-staff.ts'
import { order, register } from './member.ts'
import { openShop } from './shop.ts'
import { backroom } from './staff-fixtures.ts'

const mailServer = await startSmtpServer()
const shop = await openShop({ SMTP_URL: mailServer.url })
afterAll(mailServer.close)

const wrong = 'tai.man@exmaple.com'
const right = 'tai.man@example.com'
const [full, gone] = ['full@example.com', 'gone@example.com']
for (const email of [wrong, full, gone]) {
  mailServer.refusals.set(email, '550 5.1.2 no such domain')
}
const member = await register(shop)
const back = backroom(shop)
const shirt = await back.piece('oxford-shirt', 'white', 'M')
await back.leave(shirt, 10)

async function orderFor(email: string): Promise<string> {
  const params = { id: await order(shop, member, shirt, { email }) }
  return (await member.api('GET /orders/{id}/details', { params })).reference
}

/** What became of the email to an address. */
async function stateOf(email: string): Promise<string | undefined> {
  const row = await shop.ctx.db
    .selectFrom('messages')
    .select('state')
    .where('recipient', '=', email)
    .where('kind', '=', 'order_placed')
    .executeTakeFirst()
  return row?.state
}

/** The email as its customer sees it, with styles and pictures; its links have no addresses. */
async function emailIn(page: Page, title: string, subject: string): Promise<void> {
  const email = page.frameLocator(`iframe[title="${title}"]`)
  const words = email.getByRole('heading', { name: subject })
  await words.waitFor()
  expect(await words.evaluate((node) => getComputedStyle(node).fontSize)).toBe('24px')
  const loaded = () =>
    email
      .locator('img')
      .evaluateAll((all) =>
        all.map((each) => each instanceof HTMLImageElement && each.naturalWidth),
      )
  await expect.poll(loaded).not.toContain(0)
  expect(await loaded()).not.toEqual([])
  expect(await email.locator('a').count()).toBeGreaterThan(0)
  expect(await email.locator('[href]').count()).toBe(0)
}

test('a refused email shows today, and is sent again once its address is corrected', async () => {
  const reference = await orderFor(wrong)
  await expect.poll(() => stateOf(wrong)).toBe('failed')
  const { page, troubles } = await atToday(shop, deskVisit)
  await page.getByRole('link', { name: /Emails and texts that failed/ }).click()
  await heading(page, 'Messages').waitFor()
  await page.getByRole('button', { name: `Show Order placed to ${wrong}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('The receiver refused it').waitFor()
  await dialog.getByText(/550 5\.1\.2 no such domain/).waitFor()
  await emailIn(page, 'Email', `Your order ${reference}`)
  await settled(page)
  await dialog.getByRole('tab', { name: 'Plain text' }).click()
  await dialog.getByText(/Open the order: \S+\?key=…/).waitFor()
  await dialog.getByRole('link', { name: reference }).click()

  await heading(page, reference).waitFor()
  const messages = page.getByRole('list', { name: 'Messages' })
  await messages.getByText('Failed').waitFor()
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  const email = page.getByRole('dialog').getByLabel('Email')
  await email.fill(right)
  await page.getByRole('dialog').getByRole('button', { name: 'Save and tell the customer' }).click()
  await messages.getByRole('button', { name: `Show Order changed to ${right}` }).click()
  await emailIn(page, 'Email', `Order ${reference}`)
  await page.keyboard.press('Escape')
  // The customer's address stands once, with their name; one that differs stands with its message.
  await messages.getByText(wrong, { exact: true }).waitFor()
  expect(await messages.getByText(right, { exact: true }).count()).toBe(0)
  await messages
    .getByRole('listitem')
    .filter({ hasText: 'Order placed' })
    .getByRole('button', { name: 'Send again' })
    .click()
  await expect.poll(() => messages.getByText('Sent', { exact: true }).count()).toBe(2)
  expect(mailServer.received.filter((to) => to === right)).toHaveLength(2)

  await page.goto('/staff/today')
  await page.getByText(/Nothing waiting: .*Emails and texts that failed/).waitFor()
  expect(troubles).toEqual([])
})

test('every email has an example to look at and to send to oneself', async () => {
  const [texts, { kinds, preview }] = [exampleMessages.zh, sentMessages.zh]
  const { page, troubles } = await signedIn(shop, phoneVisit)
  await page.goto('/staff/settings/email-examples')
  const choice = page.getByRole('group', { name: texts.language })
  await choice.getByRole('button', { name: texts.languages.en }).click()
  const about = (subject: string | RegExp) => page.getByRole('link', { name: subject })
  await about(/^Part of order PR-7K2M9Q is on its way/).click()
  const dialog = page.getByRole('dialog', { name: kinds.order_shipped })
  await emailIn(page, preview.email, 'Part of order PR-7K2M9Q is on its way')
  const before = mailServer.received.length
  await dialog.getByRole('button', { name: texts.send }).click()
  await page.getByText(texts.sent).waitFor()
  await expect.poll(() => mailServer.received.length).toBe(before + 1)
  await page.keyboard.press('Escape')
  await choice.getByRole('button', { name: texts.languages.zh }).click()
  await about(/^訂單 PR-7K2M9Q 已寄出部分貨品/).waitFor()
  expect(troubles).toEqual([])
})

test('a message that failed is read on a phone and set aside, and all the others are sent again at once', async () => {
  const texts = sentMessages.zh
  for (const email of [full, gone]) await orderFor(email)
  await expect.poll(() => Promise.all([full, gone].map(stateOf))).toEqual(['failed', 'failed'])
  const { page, troubles } = await signedIn(shop, phoneVisit)
  const dialog = page.getByRole('dialog')
  await page.goto('/staff/settings/messages')
  await page.getByRole('button', { name: texts.show(texts.kinds.order_placed, gone) }).click()
  await dialog.getByRole('button', { name: texts.preview.text }).click()
  const box = await dialog.getByText(/\?key=…/).boundingBox()
  expect(box?.width).toBeLessThan(phoneVisit.width)
  await dialog.getByRole('button', { name: texts.setAside, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await stateOf(gone)).toBe('set_aside')

  mailServer.refusals.delete(full)
  await page.getByRole('button', { name: texts.resendAll, exact: true }).click()
  await dialog.getByRole('button', { name: texts.resendAll, exact: true }).click()
  await page.getByText(texts.resentAll(1)).waitFor()
  await expect.poll(() => stateOf(full)).toBe('sent')
  expect(mailServer.received).toContain(full)
  expect(await stateOf(gone)).toBe('set_aside')
  expect(troubles).toEqual([])
})
