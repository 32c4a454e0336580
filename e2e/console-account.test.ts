import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { accountMessages } from '#console/session/account-messages.ts'
import { sessionMessages } from '#console/session/messages.ts'
import { todayMessages } from '#console/today/messages.ts'
import {
  deskVisit,
  heading,
  openConsole,
  owner,
  phoneVisit,
  settled,
  signIn,
  staffVisitor,
  type Visit,
} from './console-staff.ts'
import type { Visitor } from './shop.ts'

const shop = await openConsole()

async function ownerAt(visit: Visit) {
  const visitor = await staffVisitor(shop, visit)
  await visitor.page.goto('/staff')
  await signIn(visitor.page, visit.language)
  await heading(visitor.page, todayMessages[visit.language].title).waitFor()
  return visitor
}

function codeOf(secret: string): string {
  const timestamp = shop.ctx.clock().getTime()
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')) }).generate({
    timestamp,
  })
}

/** Whether a visitor is still signed in. */
async function isOpen({ page }: Visitor): Promise<boolean> {
  await page.goto('/staff')
  const password = page.getByLabel(/^(Password|密碼)$/)
  await password
    .or(heading(page, /^(Today|今天)$/))
    .first()
    .waitFor()
  return !(await password.isVisible())
}

const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })

test('two-step sign-in is set up, its recovery codes are renewed, and it is turned off', async () => {
  const [texts, session] = [accountMessages.zh, sessionMessages.zh]
  const { page, troubles } = await ownerAt(phoneVisit)
  await page.goto('/staff/account')
  const confirmPassword = () =>
    page.getByRole('dialog').getByLabel(session.oldPassword, { exact: true }).fill(owner.password)
  const codes = page.getByRole('dialog').getByRole('listitem')

  await page.getByRole('button', { name: texts.setUp, exact: true }).click()
  await confirmPassword()
  await inDialog(page, texts.next).click()
  const secret = await page.getByRole('dialog').locator('code').innerText()
  await page.getByLabel(session.code, { exact: true }).fill(codeOf(secret))
  await inDialog(page, texts.turnOn).click()
  await expect.poll(() => codes.count()).toBe(10)
  const first = await codes.allInnerTexts()
  await inDialog(page, texts.stored).click()

  await page.getByRole('button', { name: texts.renew, exact: true }).click()
  await page.getByRole('dialog').getByText(texts.renewLead).waitFor()
  await confirmPassword()
  await settled(page)
  await inDialog(page, texts.renew).click()
  await expect.poll(() => codes.count()).toBe(10)
  const renewed = await codes.allInnerTexts()
  expect(first.filter((code) => renewed.includes(code))).toEqual([])
  await inDialog(page, texts.stored).click()

  await page.getByRole('button', { name: texts.turnOff, exact: true }).click()
  await confirmPassword()
  // The dialog's own button to close has the same name in Chinese.
  await inDialog(page, texts.turnOff).last().click()
  await page.getByText(texts.turnedOff).waitFor()
  await page.getByRole('button', { name: texts.setUp, exact: true }).waitFor()
  const left = await shop.ctx.db.selectFrom('staff_recovery_codes').select('staff_id').execute()
  expect(left).toEqual([])
  expect(troubles).toEqual([])
})

test('one other device is signed out, a new password signs out the rest, and the old one no longer opens', async () => {
  const [texts, session] = [accountMessages.en, sessionMessages.en]
  const here = await ownerAt(deskVisit)
  const others = [await ownerAt(deskVisit), await ownerAt(phoneVisit)]
  const { page, troubles } = here
  await page.goto('/staff/account')
  const ends = page.getByRole('button', { name: /^Sign out .+, Signed in / })
  await expect.poll(() => ends.count()).toBeGreaterThanOrEqual(2)
  const before = await ends.count()
  await ends.first().click()
  await expect.poll(() => ends.count()).toBe(before - 1)
  expect((await Promise.all(others.map(isOpen))).toSorted()).toEqual([false, true])

  const password = 'Ferry-pier-7-lanterns'
  await page.getByRole('button', { name: session.changePassword }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(session.oldPassword, { exact: true }).fill(owner.password)
  await dialog.getByLabel(session.newPassword, { exact: true }).fill('too short')
  await inDialog(page, session.save).click()
  await dialog.getByText('At least 12 characters').last().waitFor()
  await dialog.getByLabel(session.newPassword, { exact: true }).fill(password)
  await settled(page)
  await inDialog(page, session.save).click()
  await page.getByText(session.passwordChanged).waitFor()
  await expect.poll(() => ends.count()).toBe(0)
  expect(await Promise.all(others.map(isOpen))).toEqual([false, false])

  await page.getByRole('button', { name: texts.end, exact: true }).first().click()
  await heading(page, session.title).waitFor()
  const open = await shop.ctx.db.selectFrom('staff_tokens').select('staff_id').execute()
  expect(open).toEqual([])
  await signIn(page, 'en')
  await page.getByRole('alert').waitFor()
  await page.getByLabel(session.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: session.signIn, exact: true }).click()
  await heading(page, texts.title).waitFor()
  // The browser itself reports a refused password, and one that is too short.
  const unexpected = troubles.filter((each) => !/status of (401|422)/.test(each))
  expect(unexpected).toEqual([])
})
