import { expect, test } from 'vitest'
import { desk, openShop } from './shop.ts'

const shop = await openShop()

test('the reference of the customer API opens, and a call can be tried', async () => {
  const { page, troubles } = await shop.visitor({ viewport: desk })
  const elsewhere: string[] = []
  const { origin } = new URL(shop.ctx.settings.publicUrl)
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol !== 'data:' && url.origin !== origin) elsewhere.push(url.href)
  })
  await page.goto('/api/customer/docs')
  await page.locator('#operations-tag-files').click()
  await page.getByText('Upload a private picture for this account').waitFor()
  await page.locator('#operations-tag-configuration').click()
  const call = page.locator('#operations-configuration-getConfigurationSlugCustomerLocales')
  await call.getByRole('button').first().click()
  await call.getByRole('button', { name: 'Execute' }).click()
  await call.getByText('Server response').waitFor()
  await call.locator('.live-responses-table .response-col_status').getByText('200').waitFor()
  expect(elsewhere).toEqual([])
  expect(troubles).toEqual([])
})

test('the reference of the staff API opens', async () => {
  const { page, troubles } = await shop.visitor({ viewport: desk })
  const answer = await page.goto('/api/staff/docs')
  await page.locator('#operations-tag-today').click()
  await page.getByText('Get what waits for staff, and today’s sales').waitFor()
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(troubles).toEqual([])
})
