import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import {
  asStaff,
  deskVisit,
  openConsole,
  owner,
  settled,
  signedIn,
  signIn,
  staffVisitor,
} from './console-staff.ts'
import { outboxOf } from './outbox.ts'

const shop = await openConsole()
const { ctx } = shop
const received = outboxOf(shop)
const password = 'tram-to-kennedy-town'

/** The code of an authenticator app; `later` steps of half a minute from now. */
function codeOf(secret: string, later = 0): string {
  const timestamp = ctx.clock().getTime() + later * 30_000
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')) }).generate({
    timestamp,
  })
}

test('an assistant is invited by email, signs in with two steps and is offered their work only', async () => {
  const [name, email] = ['Helper', 'helper@praya.example']
  const owners = await signedIn(shop, deskVisit)
  const dialog = owners.page.getByRole('dialog')
  const press = (page: Page, label: string) =>
    page.getByRole('button', { name: label, exact: true }).click()
  await owners.page.goto('/staff/settings/team')
  await press(owners.page, 'Invite a colleague')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Role').selectOption('assistant')
  await dialog.getByRole('button', { name: 'Invite a colleague' }).click()
  await owners.page.getByText(`Invitation sent to ${email}`).waitFor()
  await owners.page.getByText('Invited', { exact: true }).first().waitFor()

  const link = await received(email, /\/staff\/choose-password#\w{20,}/)
  const { page, troubles } = await staffVisitor(shop, deskVisit)
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('Short2026')
  await press(page, 'Save password')
  await page.getByText('At least 12 characters').last().waitFor()
  await page.getByLabel('New password', { exact: true }).fill(password)
  await press(page, 'Save password')
  await page.getByText(email).waitFor()
  await page.getByRole('link', { name: 'To sign-in' }).click()
  const enter = () => signIn(page, 'en', { email, password })
  const today = page.getByRole('heading', { level: 1, name: 'Today' })
  await enter()
  await today.waitFor()

  await page.goto('/staff/account')
  await press(page, 'Set up')
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await press(page, 'Continue')
  const secret = await page.getByRole('dialog').locator('code').innerText()
  const code = page.getByLabel('Code', { exact: true })
  await code.fill(codeOf(secret))
  await press(page, 'Turn on')
  const recovery = page.getByRole('dialog').getByRole('listitem')
  await expect.poll(() => recovery.count()).toBe(10)
  const [recoveryCode = ''] = await recovery.allInnerTexts()
  await press(page, 'I have stored them')
  await page.getByText('10 recovery codes left').waitFor()
  await page.getByText('This device', { exact: true }).waitFor()

  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/staff')
  await enter()
  await code.fill('000000')
  await settled(page)
  await press(page, 'Sign in')
  await page.getByRole('alert').waitFor()
  // The first code's step is used up; phones run ahead by half a minute at most.
  await code.fill(codeOf(secret, 1))
  await press(page, 'Sign in')
  await today.waitFor()
  const phone = await staffVisitor(shop, deskVisit)
  await phone.page.goto('/staff')
  await signIn(phone.page, 'en', { email, password })
  await press(phone.page, 'Use a recovery code instead')
  await phone.page.getByLabel('Recovery code', { exact: true }).fill(recoveryCode)
  await press(phone.page, 'Sign in')
  await phone.page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  await page.goto('/staff/account')
  await press(page, 'Sign out all others')
  await page.getByText('All other devices are signed out').waitFor()
  await page.getByText('9 recovery codes left').waitFor()

  const entry = (path: string) => page.locator(`nav a[href="/staff/${path}"]:visible`)
  expect(await entry('customers').count()).toBe(1)
  for (const path of ['products', 'promotions', 'content', 'reports', 'settings']) {
    expect(await entry(path).count(), path).toBe(0)
  }

  await owners.page.reload()
  await press(owners.page, `Edit ${name}`)
  await dialog.getByLabel('Role').selectOption('manager')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await press(owners.page, `Reset two-step sign-in: ${name}`)
  await dialog.getByRole('button', { name: 'Reset two-step sign-in', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await press(owners.page, `Deactivate ${name}`)
  await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await owners.page.getByText('Deactivated').first().waitFor()
  expect(owners.troubles).toEqual([])
  // Refused passwords and codes are errors of the network too.
  expect(troubles.filter((trouble) => !/status of 4(01|22)/.test(trouble))).toEqual([])
})

test('a forgotten password is replaced by a link in an email', async () => {
  const email = 'owner@praya.example'
  const { page, troubles } = await staffVisitor(shop, deskVisit)
  await page.goto('/staff')
  await page.getByRole('link', { name: 'Forgotten password?' }).click()
  // The page before it has a field of the same name.
  await page.getByRole('button', { name: 'Send the link' }).waitFor()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText(/the link is on its way/).waitFor()
  const link = await received(email, /\/staff\/choose-password#\w{20,}/)
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByText('Password saved').waitFor()
  await page.goto('/staff')
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('link', { name: 'Ask for a new link' }).waitFor()
  // The refused link is an error of the network too.
  expect(troubles.filter((trouble) => !/status of 422/.test(trouble))).toEqual([])
})

test('the owner makes a role that requires two steps, and its holder sets them up first', async () => {
  const { page, troubles } = await signedIn(shop, deskVisit)
  await page.goto('/staff/settings/team')
  await page.getByRole('button', { name: 'New role' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the role').fill('Bookkeeper')
  await dialog.getByRole('checkbox', { name: 'Reports', exact: true }).check()
  await dialog.getByLabel('Largest discount by hand (%)').fill('101')
  await dialog.getByRole('button', { name: 'Add role' }).click()
  await dialog.getByText('At most 100').waitFor()
  await dialog.getByLabel('Largest discount by hand (%)').fill('0')
  await settled(page)
  await dialog.getByRole('button', { name: 'Add role' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const required = page.getByRole('switch', { name: 'Two-step sign-in required: Bookkeeper' })
  await required.click()
  await expect.poll(() => required.isEnabled()).toBe(true)
  expect(await required.isChecked()).toBe(true)

  const role = await ctx.db
    .selectFrom('staff_roles')
    .select('id')
    .where('name', '=', 'Bookkeeper')
    .executeTakeFirstOrThrow()
  const holder = await asStaff(shop, role.id)
  await holder.page.goto('/staff/reports')
  await holder.page.getByRole('heading', { name: 'Set up two-step sign-in' }).waitFor()
  await settled(holder.page)
  expect(await holder.page.getByRole('navigation').count()).toBe(0)

  await page.reload()
  await page.getByRole('button', { name: 'Edit the role Bookkeeper' }).click()
  expect(await dialog.getByRole('button', { name: 'Delete role' }).isDisabled()).toBe(true)
  await dialog.getByText('1 person has it.').waitFor()
  expect(troubles).toEqual([])
})
