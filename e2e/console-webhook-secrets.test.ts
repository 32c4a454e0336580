import { expect, test } from 'vitest'
import { webhookMessages } from '#console/webhooks/messages.ts'
import { newId } from '#domain/ids.ts'
import { drawWebhookSecret } from '#server/notifications/webhooks/sign-webhook.ts'
import { sealSecret } from '#server/notifications/webhooks/webhook-row.ts'
import { webhookReceiver } from '#test/webhook-receiver.ts'
import { heading, phoneVisit, settled, signedIn } from './console-staff.ts'
import { openShop } from './shop.ts'

const receiver = await webhookReceiver()
const shop = await openShop({ WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' })
const { db, clock } = shop.ctx

test('what failed is sent again at once, the secret is replaced, and the webhook deleted', async () => {
  const texts = webhookMessages.zh
  const id = newId('webhook')
  const name = 'Stock sheet'
  const first = await sealSecret(db, drawWebhookSecret())
  await db
    .insertInto('webhooks')
    .values({
      id,
      name,
      url: receiver.url,
      events: ['order.paid'],
      secret: first,
      created_at: clock(),
    })
    .execute()
  const webhook = () =>
    db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()
  const { page, troubles } = await signedIn(shop, phoneVisit)
  const dialog = page.getByRole('dialog')
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click()
  const confirm = (label: string) =>
    dialog.getByRole('button', { name: label, exact: true }).click()
  await page.goto(`/staff/settings/webhooks/${id}`)
  await heading(page, name).waitFor()

  await press(texts.newSecret)
  await confirm(texts.newSecret)
  const secret = page.getByRole('dialog', { name: texts.secret })
  expect(await secret.locator('code').textContent()).toMatch(/^whsec_/)
  await settled(page)
  await page.keyboard.press('Escape')
  const changed = await webhook()
  expect(changed?.secret.equals(first)).toBe(false)
  expect(changed?.previous_secret?.equals(first)).toBe(true)

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
  expect(await webhook()).toBeUndefined()
  expect(troubles).toEqual([])
})
