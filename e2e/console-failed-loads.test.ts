import { expect, test } from 'vitest'
import { counterMessages } from '#console/counter/messages.ts'
import { partMessages } from '#console/parts/messages.ts'
import { openConsole, phoneVisit, signedIn } from './console-staff.ts'

const shop = await openConsole()

/** A screen of the counter, a call that it cannot do without, and what shows that it is there. */
const screens = [
  ['/staff/counter', 'warehouses', counterMessages.zh.total],
  ['/staff/counter/holds', 'warehouses', counterMessages.zh.noHolds],
  ['/staff/counter/till', 'warehouses', counterMessages.zh.float],
  ['/staff/counter/till', 'cash-sessions', counterMessages.zh.float],
] as const

test.each(screens)('%s says that %s did not load, and tries again', async (path, call, shown) => {
  const { page, troubles } = await signedIn(shop, phoneVisit)
  const calls = new RegExp(`/api/staff/${call}(\\?|$)`)
  await page.route(calls, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto(path)
  const retry = page.getByRole('button', { name: partMessages.zh.retry, exact: true })
  await retry.waitFor()
  expect(await page.getByText(shown, { exact: true }).count()).toBe(0)
  await page.unroute(calls)
  await retry.click()
  // Sooner than a screen asks by itself.
  await page.getByText(shown, { exact: true }).first().waitFor({ timeout: 10_000 })
  expect(troubles.filter((trouble) => !trouble.includes('503'))).toEqual([])
})
