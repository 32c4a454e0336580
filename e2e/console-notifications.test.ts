import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { pushBrowser, vapidClaims } from '#test/push-browser.ts'
import { webhookReceiver } from '#test/webhook-receiver.ts'
import { deskVisit, heading, phoneVisit, settled, signedIn } from './console-staff.ts'
import { openShop } from './shop.ts'

const pushService = await webhookReceiver()
const shop = await openShop({ WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' })

/**
 * A browser whose push service is on this machine: Chromium’s own cannot be reached, and without a
 * screen it refuses notifications.
 */
async function withPushService(page: Page) {
  const browser = pushBrowser()
  const endpoint = `${pushService.url}/${randomUUID()}`
  await page.addInitScript(
    ({ endpoint: address, keys }) => {
      const subscription = { endpoint: address, toJSON: () => ({ endpoint: address, keys }) }
      const isOn = 'test.subscribed'
      let permission: NotificationPermission = localStorage.getItem(isOn) ? 'granted' : 'default'
      Object.defineProperty(Notification, 'permission', { get: () => permission })
      Notification.requestPermission = async () => (permission = 'granted')
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (localStorage.getItem(isOn) ? subscription : null),
        subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
          localStorage.setItem(isOn, key)
          return subscription
        },
      })
    },
    { endpoint, keys: browser.keys },
  )
  return browser
}

test('a member chooses what they are told, and turns on the phone in their hand', async () => {
  const { page, troubles } = await signedIn(shop, phoneVisit, 'assistant')
  const browser = await withPushService(page)
  await page.goto('/staff/account')
  await page.getByRole('link', { name: '選擇通知' }).click()
  await heading(page, '通知').waitFor()
  const tick = (name: string) => page.getByRole('checkbox', { name, exact: true })
  await expect.poll(() => tick('新訂單：推送').isChecked()).toBe(true)
  expect(await tick('新訂單：電郵').isChecked()).toBe(false)
  expect(await tick('退款申請：推送').count()).toBe(0)
  await settled(page)
  await tick('新訂單：電郵').check()
  await tick('顧客查詢：推送').uncheck()
  await page.getByRole('button', { name: '儲存' }).click()
  await page.getByText('已儲存', { exact: true }).waitFor()

  await page.getByRole('button', { name: '開啟' }).click()
  await page.getByText('已開啟', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('已開啟', { exact: true }).waitFor()
  expect(await tick('新訂單：電郵').isChecked()).toBe(true)
  expect(await tick('顧客查詢：推送').isChecked()).toBe(false)

  await page.getByRole('button', { name: '傳送測試' }).click()
  await expect.poll(() => pushService.received.length).toBe(1)
  const [push] = pushService.received
  if (!push) throw new Error('nothing arrived')
  expect(push.headers['content-encoding']).toBe('aes128gcm')
  expect(browser.open(push)).toMatchObject({
    body: '此瀏覽器可收到通知。',
    path: '/account/notifications',
  })
  const key = await page.evaluate(() => localStorage.getItem('test.subscribed'))
  expect(vapidClaims(push, key ?? '').aud).toBe(new URL(pushService.url).origin)
  expect(troubles).toEqual([])
})

test('a pressed push opens its order in the console that is open', async () => {
  const { page, troubles } = await signedIn(shop, deskVisit)
  await withPushService(page)
  await page.goto('/staff/account/notifications')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByText('This browser is notified').waitFor()
  const { reference } = await shop.ctx.db
    .selectFrom('orders')
    .select('reference')
    .executeTakeFirstOrThrow()
  const open = (path: string) =>
    page.evaluate(
      (data) => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data })),
      { open: path },
    )
  await open(`/orders/${reference}`)
  await heading(page, new RegExp(reference)).waitFor()

  await page.goto('/staff/account/notifications')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('button', { name: 'Turn on' }).waitFor()
  expect(troubles).toEqual([])
})
