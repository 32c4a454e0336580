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
  const open = await Promise.all(others.map(isOpen))
  expect(open.filter((each) => each)).toHaveLength(1)

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
  const left = await shop.ctx.db.selectFrom('staff_tokens').select('staff_id').execute()
  expect(left).toEqual([])
  await signIn(page, 'en')
  await page.getByRole('alert').waitFor()
  await page.getByLabel(session.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: session.signIn, exact: true }).click()
  await heading(page, texts.title).waitFor()
  // The browser itself reports a refused password, and one that is too short.
  const unexpected = troubles.filter((each) => !/status of (401|422)/.test(each))
  expect(unexpected).toEqual([])
})
