import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSmtpServer } from '#test/smtp-server.ts'
import { deskVisit, heading, phoneVisit, signedIn } from './console-staff.ts'
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

test('a refused email shows today, and is sent again once its address is corrected', async () => {
  const { page, troubles } = await signedIn(shop, deskVisit)
  await page.getByRole('link', { name: /Emails and texts that failed/ }).click()
  await heading(page, 'Messages').waitFor()
  await page.getByRole('button', { name: `Show Order placed to ${wrong}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('The receiver refused it').waitFor()
  await dialog.getByText(/550 5\.1\.2 no such domain/).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('link', { name: reference }).click()

  await heading(page, reference).waitFor()
  const messages = page.getByRole('list', { name: 'Messages' })
  await messages.getByText('Failed').waitFor()
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  const email = page.getByRole('dialog').getByLabel('Email')
  await email.fill(right)
  await page.getByRole('dialog').getByRole('button', { name: 'Save and tell the customer' }).click()
  await messages.getByText('Order changed').waitFor()
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
  await page.getByRole('dialog').getByText('內文（以現時資料重寫）').waitFor()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  expect(troubles).toEqual([])
})

test('an assistant sees what an order was sent, and cannot send it again', async () => {
  const { page, troubles } = await signedIn(shop, deskVisit, 'assistant')
  await page.goto(`/staff/orders/${reference}`)
  const messages = page.getByRole('list', { name: 'Messages' })
  await messages.getByText('Order placed').waitFor()
  expect(await messages.getByRole('button', { name: 'Send again' }).count()).toBe(0)
  expect(troubles).toEqual([])
})
