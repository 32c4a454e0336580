import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleMessages } from '#console/settings/example-messages.ts'
import { sentMessages } from '#console/settings/sent-messages.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { atToday, deskVisit, heading, phoneVisit, signedIn, visits } from './console-staff.ts'
import { aMember, order } from './member.ts'
import { expectAccessible, expectNoSideScroll, openShop } from './shop.ts'
import { backroom } from './staff-fixtures.ts'

const mailServer = await startSmtpServer()
const shop = await openShop({ SMTP_URL: mailServer.url })
afterAll(mailServer.close)

const wrong = 'tai.man@exmaple.com'
const right = 'tai.man@example.com'
let reference = ''

beforeAll(async () => {
  mailServer.refusals.set(wrong, '550 5.1.2 no such domain')
  const { context } = await shop.visitor()
  const member = await aMember(shop, context)
  const back = backroom(shop)
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 10)
  const id = await order(shop, member, shirt, { email: wrong })
  const found = await member.api('GET /orders/{id}/details', { params: { id } })
  reference = found.reference
})

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
  const { page, troubles } = await atToday(shop, deskVisit)
  await page.getByRole('link', { name: /Emails and texts that failed/ }).click()
  await heading(page, 'Messages').waitFor()
  await page.getByRole('button', { name: `Show Order placed to ${wrong}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('The receiver refused it').waitFor()
  await dialog.getByText(/550 5\.1\.2 no such domain/).waitFor()
  await emailIn(page, 'Email', `Your order ${reference}`)
  await expectAccessible(page)
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
  await expectNoSideScroll(page)

  await page.goto('/staff/today')
  await page.getByText(/Nothing waiting: .*Emails and texts that failed/).waitFor()
  expect(troubles).toEqual([])
})

test('messages are listed on a phone in Chinese', async () => {
  const { page, troubles } = await signedIn(shop, phoneVisit, 'manager')
  await page.goto('/staff/settings/messages')
  await heading(page, '訊息').waitFor()
  await page.getByRole('button', { name: `查看給 ${right} 的已落單` }).click()
  await page.getByRole('dialog').getByText('以現時資料重寫').waitFor()
  await emailIn(page, '電郵', `Your order ${reference}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: '純文字' }).click()
  const text = page.getByText(/\?key=…/)
  await text.waitFor()
  expect((await text.boundingBox())?.width).toBeLessThan(phoneVisit.width)
  await expectNoSideScroll(page)
  expect(troubles).toEqual([])
})

test.each(visits)(
  'every email has an example to look at and to send to oneself: $width px',
  async (visit) => {
    const [texts, { kinds, preview }] = [
      exampleMessages[visit.language],
      sentMessages[visit.language],
    ]
    const { page, troubles } = await signedIn(shop, visit)
    await page.goto('/staff/settings')
    await page.getByRole('link', { name: texts.title }).click()
    await heading(page, texts.title).waitFor()
    const choice = page.getByRole('group', { name: texts.language })
    await choice.getByRole('button', { name: texts.languages.en }).click()
    const about = (subject: string | RegExp) => page.getByRole('link', { name: subject })
    await about(/^Part of order PR-7K2M9Q is on its way/).waitFor()
    await expectNoSideScroll(page)
    await expectAccessible(page)
    await about(/^Part of order PR-7K2M9Q is on its way/).click()
    const dialog = page.getByRole('dialog', { name: kinds.order_shipped })
    await emailIn(page, preview.email, 'Part of order PR-7K2M9Q is on its way')
    await expectAccessible(page)
    const before = mailServer.received.length
    await dialog.getByRole('button', { name: texts.send }).click()
    await page.getByText(texts.sent).waitFor()
    await expect.poll(() => mailServer.received.length).toBe(before + 1)
    await page.keyboard.press('Escape')
    await choice.getByRole('button', { name: texts.languages.zh }).click()
    await about(/^訂單 PR-7K2M9Q 已寄出部分貨品/).waitFor()
    expect(troubles).toEqual([])
  },
)

test('an assistant sees what an order was sent, and cannot send it again', async () => {
  const { page, troubles } = await signedIn(shop, deskVisit, 'assistant')
  await page.goto(`/staff/orders/${reference}`)
  const messages = page.getByRole('list', { name: 'Messages' })
  await messages.getByText('Order placed').waitFor()
  expect(await messages.getByRole('button').count()).toBe(0)
  expect(troubles).toEqual([])
})
