import { Webhook as Verifier } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { webhookMessages } from '#console/webhooks/messages.ts'
import { newId } from '#domain/ids.ts'
import { drawWebhookSecret } from '#server/notifications/webhooks/sign-webhook.ts'
import { sealSecret } from '#server/notifications/webhooks/webhook-row.ts'
import { webhookReceiver } from '#test/webhook-receiver.ts'
import { deskVisit, heading, phoneVisit, settled, signedIn } from './console-staff.ts'
import { openShop } from './shop.ts'

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
  await dialog.getByRole('button', { name: 'I have stored it' }).click()

  await heading(page, 'Warehouse').waitFor()
  receiver.answer = { status: 410, text: 'no longer wanted' }
  await page.getByRole('button', { name: 'Send test' }).click()
  await page.getByText('The receiver asked for no more').waitFor()
  const show = page.getByRole('button', { name: /^Show Test of/ })
  await show.click()
  await dialog.getByText('no longer wanted').waitFor()
  await settled(page)
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
  expect(troubles.filter((trouble) => !trouble.includes('status of 422'))).toEqual([])
})

test('what failed is sent again at once, the secret is replaced, and the webhook deleted', async () => {
  const texts = webhookMessages.zh
  const { db, clock } = shop.ctx
  const id = newId('webhook')
  const name = 'Stock sheet'
  const secret = await sealSecret(db, drawWebhookSecret())
  const { url } = receiver
  await db
    .insertInto('webhooks')
    .values({ id, name, url, events: ['order.paid'], secret, created_at: clock() })
    .execute()
  const { page, troubles } = await signedIn(shop, phoneVisit)
  const dialog = page.getByRole('dialog')
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click()
  const confirm = (label: string) =>
    dialog.getByRole('button', { name: label, exact: true }).click()
  await page.goto(`/staff/settings/webhooks/${id}`)
  await heading(page, name).waitFor()

  await press(texts.newSecret)
  await confirm(texts.newSecret)
  const fresh = page.getByRole('dialog', { name: texts.secret })
  expect(await fresh.locator('code').textContent()).toMatch(/^whsec_/)
  await settled(page)
  await page.keyboard.press('Escape')

  await press(texts.test)
  const deliveries = () =>
    db.selectFrom('webhook_deliveries').select('state').where('webhook_id', '=', id).execute()
  await expect.poll(deliveries).toEqual([{ state: 'delivered' }])
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed' })
    .where('webhook_id', '=', id)
    .execute()
  await page.reload()
  const before = receiver.received.length
  await press(texts.replayAll)
  await confirm(texts.replayAll)
  await page.getByText(texts.replayedAll(1)).waitFor()
  await expect.poll(() => receiver.received.length).toBeGreaterThan(before)
  await expect.poll(deliveries).toEqual([{ state: 'delivered' }])

  await press(texts.remove)
  await confirm(texts.remove)
  await heading(page, texts.title).waitFor()
  expect(await page.getByRole('link', { name }).count()).toBe(0)
  expect(troubles).toEqual([])
})
