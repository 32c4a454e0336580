import { expect, test } from 'vitest'
import { actionMessages } from '#console/settings/action-messages.ts'
import { actionText } from '#console/settings/action-text.ts'
import { partMessages } from '#console/parts/messages.ts'
import { deskVisit, openConsole, signedIn } from './console-staff.ts'

const shop = await openConsole()
const { exportCsv } = partMessages.en

test('people leave the shop as a file, and the change log says who took them', async () => {
  const { page, troubles } = await signedIn(shop, deskVisit)
  for (const path of ['customers', 'customers/newsletter', 'proofs/bank']) {
    await page.goto(`/staff/${path}`)
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: exportCsv, exact: true }).click()
    if (path === 'proofs/bank') {
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: exportCsv, exact: true }).click()
    }
    expect((await file).suggestedFilename()).toMatch(/\.csv$/)
  }
  await page.goto('/staff/settings/log')
  for (const action of ['customers_exported', 'newsletter_exported', 'bank_lines_exported']) {
    await page.getByText(actionText(action, actionMessages.en), { exact: true }).first().waitFor()
  }
  expect(troubles).toEqual([])
})
