import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentMessages } from '#console/settings/sent-messages.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { phoneVisit, settled, signedIn } from './console-staff.ts'
import { order, register } from './member.ts'
import { openShop } from './shop.ts'
import { backroom } from './staff-fixtures.ts'

const mailServer = await startSmtpServer()
const shop = await openShop({ SMTP_URL: mailServer.url })
afterAll(mailServer.close)

const [full, gone] = ['full@example.com', 'gone@example.com']

beforeAll(async () => {
  for (const email of [full, gone]) mailServer.refusals.set(email, '550 5.1.2 refused')
  const member = await register(shop)
  const back = backroom(shop)
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 10)
  for (const email of [full, gone]) await order(shop, member, shirt, { email })
})

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

test('a message that failed is set aside, and all the others are sent again at once', async () => {
  const texts = sentMessages.zh
  await expect.poll(() => Promise.all([full, gone].map(stateOf))).toEqual(['failed', 'failed'])
  const { page, troubles } = await signedIn(shop, phoneVisit)
  const dialog = page.getByRole('dialog')
  await page.goto('/staff/settings/messages')
  await page.getByRole('button', { name: texts.show(texts.kinds.order_placed, gone) }).click()
  await dialog.getByRole('button', { name: texts.setAside, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await stateOf(gone)).toBe('set_aside')
  await settled(page)

  mailServer.refusals.delete(full)
  await page.getByRole('button', { name: texts.resendAll, exact: true }).click()
  await dialog.getByRole('button', { name: texts.resendAll, exact: true }).click()
  await page.getByText(texts.resentAll(1)).waitFor()
  await expect.poll(() => stateOf(full)).toBe('sent')
  expect(mailServer.received).toContain(full)
  expect(await stateOf(gone)).toBe('set_aside')
  expect(troubles).toEqual([])
})
