import { expect, test } from 'vitest'
import { partMessages } from '#console/parts/messages.ts'
import { permissionMessages } from '#console/api/permission-names.ts'
import { accountMessages, sessionMessages } from '#console/session/messages.ts'
import { teamMessages } from '#console/settings/team-messages.ts'
import { shellMessages } from '#console/shell/messages.ts'
import { newId } from '#domain/ids.ts'
import { issueStaffToken } from '#server/platform/access/staff-tokens.ts'
import {
  aRole,
  deskVisit,
  heading,
  openConsole,
  owner,
  phoneVisit,
  settled,
  signedIn,
  signIn,
  staffVisitor,
} from './console-staff.ts'
import { outboxOf } from './outbox.ts'

const shop = await openConsole()
const { ctx } = shop
const { db } = ctx
const received = outboxOf(shop)

test('a role of the shop is changed, and deleted when no colleague has it', async () => {
  const texts = teamMessages.zh
  const id = await aRole(shop, ['orders:manage'])
  const { page, troubles } = await signedIn(shop, phoneVisit)
  const dialog = page.getByRole('dialog')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.goto('/staff/settings/team')
  await press(texts.editRole(id))
  await dialog.getByLabel(texts.roleName, { exact: true }).fill('倉務')
  const reads = permissionMessages.zh.names['reports:read']
  await dialog.getByRole('checkbox', { name: reads, exact: true }).check()
  await dialog.getByRole('button', { name: texts.save, exact: true }).click()
  await press(texts.editRole('倉務'))
  expect(await dialog.getByRole('checkbox', { name: reads, exact: true }).isChecked()).toBe(true)
  await dialog.getByRole('button', { name: texts.deleteRole, exact: true }).click()
  const ask = page.getByRole('dialog', { name: texts.deleteRoleTitle('倉務') })
  await ask.getByRole('button', { name: texts.deleteRole, exact: true }).click()
  await page.getByRole('button', { name: texts.editRole('倉務') }).waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
})

test('a colleague is invited again, signed out everywhere, and handed a new password', async () => {
  const texts = teamMessages.en
  const invited = { id: newId('staff'), email: 'mok@praya.example', name: 'Mok Siu Fan' }
  const present = { id: newId('staff'), email: 'yip@praya.example', name: 'Yip Wing' }
  const role = 'assistant'
  await db
    .insertInto('staff')
    .values([
      { ...invited, role, password_hash: null },
      { ...present, role, password_hash: 'none' },
    ])
    .execute()
  await issueStaffToken(db, ctx, present.id)
  const sessions = () =>
    db.selectFrom('staff_tokens').select('staff_id').where('staff_id', '=', present.id).execute()
  const { page, troubles } = await signedIn(shop, deskVisit)
  const dialog = page.getByRole('dialog')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.goto('/staff/settings/team')
  await press(texts.inviteAgainOf(invited.name))
  await page.getByText(texts.invited(invited.email)).waitFor()
  await received(invited.email, /./)

  expect(await sessions()).toHaveLength(1)
  await press(texts.signOutOf(present.name))
  await dialog.getByRole('button', { name: texts.signOut, exact: true }).click()
  await page.getByText(texts.signedOut(present.name)).waitFor()
  expect(await sessions()).toEqual([])

  await press(texts.passwordOf(present.name))
  await dialog.getByRole('button', { name: texts.password, exact: true }).click()
  const handedOver = page.getByRole('dialog', { name: texts.handOver(present.name) })
  await handedOver.waitFor()
  await settled(page)
  const password = (await handedOver.locator('code').textContent()) ?? ''
  const colleague = await staffVisitor(shop, phoneVisit)
  await colleague.page.goto('/staff')
  await signIn(colleague.page, 'zh', { email: present.email, password })
  await colleague.page.getByLabel(sessionMessages.zh.newPassword, { exact: true }).waitFor()
  expect(troubles).toEqual([])
})

test('recovery codes are replaced, and two-step sign-in is switched off, each with the password', async () => {
  const [texts, session] = [accountMessages.zh, sessionMessages.zh]
  const { id } = await db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', owner.email)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('staff_second_factors')
    .values({
      staff_id: id,
      secret: Buffer.alloc(20),
      confirmed_at: ctx.clock(),
      last_step: null,
      created_at: ctx.clock(),
    })
    .execute()
  const { page, troubles } = await signedIn(shop, phoneVisit)
  const dialog = page.getByRole('dialog')
  const confirm = async (act: string) => {
    await page.getByRole('button', { name: act, exact: true }).click()
    await dialog.getByLabel(session.oldPassword, { exact: true }).fill(owner.password)
    await dialog.getByRole('button', { name: act, exact: true }).click()
  }
  await page.goto('/staff/account')
  await page.getByText(texts.codesLeft(0)).waitFor()
  await confirm(texts.renew)
  await dialog.getByText(texts.codesLead).waitFor()
  await settled(page)
  await dialog.getByRole('button', { name: texts.stored, exact: true }).click()
  await page.getByText(texts.codesLeft(10)).waitFor()

  await confirm(texts.turnOff)
  await page.getByText(texts.turnedOff, { exact: true }).waitFor()
  const factor = db.selectFrom('staff_second_factors').select('secret').where('staff_id', '=', id)
  expect(await factor.execute()).toEqual([])
  expect(troubles).toEqual([])
})

test('one device is signed out from another; a new password signs in, and signing out ends it', async () => {
  const [texts, account] = [sessionMessages.en, accountMessages.en]
  const { page } = await staffVisitor(shop, deskVisit)
  const { id } = await db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', owner.email)
    .executeTakeFirstOrThrow()
  const sessions = async () => {
    const rows = await db
      .selectFrom('staff_tokens')
      .select('hash')
      .where('staff_id', '=', id)
      .execute()
    return rows.length
  }
  await db.deleteFrom('staff_tokens').where('staff_id', '=', id).execute()
  await page.goto('/staff/account')
  await signIn(page, 'en')
  await heading(page, account.title).waitFor()
  await issueStaffToken(db, ctx, id)
  await page.reload()
  await page
    .getByRole('button', { name: new RegExp(`^${account.end} (?!all)`) })
    .first()
    .click()
  await expect.poll(sessions).toBe(1)

  await page.getByRole('button', { name: texts.changePassword, exact: true }).click()
  const dialog = page.getByRole('dialog')
  const fresh = 'ferry-at-half-past-six'
  await dialog.getByLabel(texts.oldPassword, { exact: true }).fill(owner.password)
  await dialog.getByLabel(texts.newPassword, { exact: true }).fill(fresh)
  await dialog.getByRole('button', { name: texts.save, exact: true }).click()
  await page.getByText(texts.passwordChanged).waitFor()

  const menu = page.getByRole('region', { name: shellMessages.en.account })
  await menu.getByRole('button', { name: texts.signOut, exact: true }).click()
  await page.getByRole('button', { name: texts.signIn, exact: true }).waitFor()
  expect(await sessions()).toBe(0)
  await signIn(page, 'en', { email: owner.email, password: fresh })
  await menu.waitFor()
})

test('Esc asks before it closes a dialog with something typed, and closes an empty one', async () => {
  const [texts, parts] = [teamMessages.en, partMessages.en]
  const { page, troubles } = await signedIn(shop, deskVisit)
  await page.goto('/staff/settings/team')
  const invite = page.getByRole('dialog', { name: texts.invite })
  const question = page.getByRole('dialog', { name: parts.leaveTitle })
  const open = () => page.getByRole('button', { name: texts.invite, exact: true }).first().click()
  await open()
  await page.keyboard.press('Escape')
  await invite.waitFor({ state: 'hidden' })
  await open()
  await invite.getByLabel(texts.name, { exact: true }).fill('Ho Wai')
  await page.keyboard.press('Escape')
  const stay = question.getByRole('button', { name: parts.back, exact: true })
  await stay.waitFor()
  // Enter answers what loses nothing.
  expect(await stay.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'hidden' })
  expect(await invite.getByLabel(texts.name, { exact: true }).inputValue()).toBe('Ho Wai')
  await page.keyboard.press('Escape')
  await stay.waitFor()
  // An Esc that comes before the browser has told of the closing asks again.
  await stay.evaluate(async (button: HTMLElement) => {
    button.click()
    for (let rest = 0; rest < 10; rest += 1) await Promise.resolve()
    document.querySelector<HTMLDialogElement>('dialog[open]')?.requestClose()
  })
  expect(await question.isVisible()).toBe(true)
  expect(await invite.isVisible()).toBe(true)
  await question.getByRole('button', { name: parts.leave, exact: true }).click()
  await invite.waitFor({ state: 'hidden' })
  expect(troubles).toEqual([])
})
