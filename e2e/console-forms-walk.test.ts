import { test, expect } from 'vitest'
import { deskVisit, openConsole, settled, signedIn } from './console-staff.ts'

/** Every form of the settings. One language and width: the other journeys of the console have both. */

const shop = await openConsole()

test('every form of the settings shows what is stored, and nothing waits to be saved', async () => {
  const { page, troubles } = await signedIn(shop, deskVisit)
  for (const [name, label] of [
    ['notifications', 'New orders'],
    ['brand', 'Tagline'],
    ['membership', 'Tier 1'],
    ['payment-methods', 'FPS'],
    ['warehouses', 'Collection'],
    ['couriers', 'Offered'],
    ['values/layout', 'Top bar'],
    ['values/pop_ups', 'Age check'],
    ['values/response_messages', 'Payment proof'],
    ['values/delivery_methods', 'Delivery'],
    ['values/countries', 'Macau'],
    ['values/sorting_lists', 'Articles'],
  ] as const) {
    await page.goto(`/staff/settings/${name}`)
    const named = page.getByRole('main').getByText(new RegExp(`^${label}`))
    await named.filter({ visible: true }).first().waitFor()
    await settled(page)
  }
  await page.goto('/staff/settings/couriers')
  await page.getByRole('listitem').getByRole('link', { name: /door/ }).click()
  await page.getByRole('heading', { name: 'Rate for Hong Kong' }).waitFor()
  await page.getByLabel('Position in lists').fill('7')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.goto('/staff/settings/brand')
  await page.getByLabel('Business registration number').fill('12345678')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.goto('/staff/settings/membership')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.goto('/staff/settings/payment-methods')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(troubles).toEqual([])
})
