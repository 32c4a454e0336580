import { Webhook as Verifier } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { webhookReceiver } from '#test/webhook-receiver.ts'
import { deskVisit, heading, phoneVisit, signedIn } from './console-staff.ts'
import { expectAccessible, expectNoSideScroll, openShop } from './shop.ts'

const receiver = await webhookReceiver()
const shop = await openShop({ WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' })

test('an owner adds a webhook, sees it fail, and sends again what failed', async () => {
  const { page, troubles } = await signedIn(shop, deskVisit, 'owner')
  await page.goto('/staff/settings/webhooks')
  await page.getByRole('link', { name: 'Add webhook' }).click()
  await page.getByLabel('Name').fill('Warehouse')
  await page.getByLabel('Address').fill('https://10.0.0.1/hooks')
  await page.getByRole('group', { name: 'Orders' }).getByLabel('Paid').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('An https address that anyone can reach').waitFor()
  await page.getByLabel('Address').fill(receiver.url)
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog')
  const secret = (await dialog.getByText(/^whsec_/).textContent()) ?? ''
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'I have stored it' }).click()

  await heading(page, 'Warehouse').waitFor()
  receiver.answer = { status: 410, text: 'no longer wanted' }
  await page.getByRole('button', { name: 'Send test' }).click()
  await page.getByText('The receiver asked for no more').waitFor()
  const show = page.getByRole('button', { name: /^Show Test of/ })
  await show.click()
  await dialog.getByText('no longer wanted').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  receiver.answer = { status: 204 }
  await page.getByRole('button', { name: 'Switch on' }).click()
  await page.getByRole('button', { name: 'Send test' }).waitFor()
  await show.click()
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await page.getByRole('table', { name: 'Deliveries' }).getByText('Delivered').waitFor()
  const last = receiver.received.at(-1)
  const headers = last?.headers as Record<string, string>
  expect(new Verifier(secret).verify(last?.body ?? '', headers)).toMatchObject({
    type: 'webhook.test',
  })
  await expectAccessible(page)
  await expectNoSideScroll(page)
  expect(troubles.filter((trouble) => !trouble.includes('status of 422'))).toEqual([])
})

test('a webhook is shown on a phone in Chinese', async () => {
  const { page, troubles } = await signedIn(shop, phoneVisit, 'owner')
  await page.goto('/staff/settings/webhooks')
  await page.getByRole('link', { name: 'Warehouse' }).first().click()
  await heading(page, 'Warehouse').waitFor()
  await page.getByRole('group', { name: '付款及退款' }).waitFor()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  expect(troubles).toEqual([])
})
