import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { basePermission, permissionNames, type Permission } from '#domain/staff/permissions.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
import {
  aRole,
  asStaff,
  deskVisit,
  openConsole,
  owner,
  settled,
  signedIn,
  signIn,
  staffVisitor,
  takeOver,
  visits,
} from './console-staff.ts'
import { order, register } from './member.ts'
import { outboxOf } from './outbox.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()
const { ctx } = shop
const received = outboxOf(shop)
const password = 'tram-to-kennedy-town'
const closedToAssistants = [
  'products',
  'promotions',
  'content',
  'reports',
  'settings',
  'settings/team',
  'settings/log',
]

/** The code of an authenticator app; `later` steps of half a minute from now. */
function codeOf(secret: string, later = 0): string {
  const timestamp = ctx.clock().getTime() + later * 30_000
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')) }).generate({
    timestamp,
  })
}

test.each(visits)(
  'an assistant is invited by email, signs in with two steps and may do their work only: $width px, $language',
  async (visit) => {
    const { language, width } = visit
    const name = `Helper ${language}`
    const email = `helper-${language}@praya.example`
    const owners = await signedIn(shop, visit)
    const { say } = owners
    const dialog = owners.page.getByRole('dialog')
    const press = (page: Page, en: string, zh: string) =>
      page.getByRole('button', { name: say(en, zh), exact: true }).click()
    await owners.page.goto('/staff/settings')
    await settled(owners.page)
    await owners.page.getByRole('link', { name: new RegExp(say('^Team', '^團隊')) }).click()
    await press(owners.page, 'Invite a colleague', '邀請同事')
    await dialog.getByLabel(say('Name', '姓名')).fill(name)
    await dialog.getByLabel(say('Email', '電郵')).fill(email)
    await dialog.getByLabel(say('Role', '職位')).selectOption('assistant')
    await dialog.getByRole('button', { name: say('Invite a colleague', '邀請同事') }).click()
    await owners.page.getByText(say(`Invitation sent to ${email}`, `邀請已寄至 ${email}`)).waitFor()
    await owners.page.getByText(say('Invited', '已邀請'), { exact: true }).first().waitFor()
    await settled(owners.page)

    const link = await received(email, /\/staff\/choose-password#\w{20,}/)
    const { page, troubles } = await staffVisitor(shop, visit)
    await page.goto(link)
    await page.getByLabel(say('New password', '新密碼'), { exact: true }).fill('Short2026')
    await press(page, 'Save password', '儲存密碼')
    await page.getByText(say('At least 12 characters', '最少 12 個字元')).last().waitFor()
    await page.getByLabel(say('New password', '新密碼'), { exact: true }).fill(password)
    await settled(page)
    await press(page, 'Save password', '儲存密碼')
    await page.getByText(email).waitFor()
    await page.getByRole('link', { name: say('To sign-in', '前往登入') }).click()
    const enter = () => signIn(page, language, { email, password })
    const today = page.getByRole('heading', { level: 1, name: say('Today', '今天') })
    await enter()
    await today.waitFor()

    await page.goto('/staff/account')
    await press(page, 'Set up', '設定')
    await page.getByLabel(say('Current password', '現有密碼'), { exact: true }).fill(password)
    await press(page, 'Continue', '繼續')
    const secret = await page.getByRole('dialog').locator('code').innerText()
    const code = page.getByLabel(say('Code', '驗證碼'), { exact: true })
    await code.fill(codeOf(secret))
    await settled(page)
    await press(page, 'Turn on', '開啟')
    const recovery = page.getByRole('dialog').getByRole('listitem')
    await expect.poll(() => recovery.count()).toBe(10)
    const [recoveryCode = ''] = await recovery.allInnerTexts()
    await settled(page)
    await press(page, 'I have stored them', '我已保存')
    await page.getByText(say('10 recovery codes left', '尚餘 10 個備用碼')).waitFor()
    await page.getByText(say('This device', '此裝置'), { exact: true }).waitFor()
    await settled(page)

    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/staff')
    await enter()
    await code.fill('000000')
    await settled(page)
    await press(page, 'Sign in', '登入')
    await page.getByRole('alert').waitFor()
    // The first code's step is used up; phones run ahead by half a minute at most.
    await code.fill(codeOf(secret, 1))
    await press(page, 'Sign in', '登入')
    await today.waitFor()
    const phone = await staffVisitor(shop, visit)
    await phone.page.goto('/staff')
    await signIn(phone.page, language, { email, password })
    await press(phone.page, 'Use a recovery code instead', '改用備用碼')
    await phone.page.getByLabel(say('Recovery code', '備用碼'), { exact: true }).fill(recoveryCode)
    await press(phone.page, 'Sign in', '登入')
    await phone.page.getByRole('heading', { level: 1, name: say('Today', '今天') }).waitFor()
    await page.goto('/staff/account')
    await press(page, 'Sign out all others', '登出所有其他裝置')
    await page.getByText(say('All other devices are signed out', '所有其他裝置已登出')).waitFor()
    await page.getByText(say('9 recovery codes left', '尚餘 9 個備用碼')).waitFor()

    if (width < 600) await press(page, 'More', '更多')
    const entry = (path: string) => page.locator(`nav a[href="/staff/${path}"]:visible`)
    expect(await entry('customers').count()).toBe(1)
    for (const path of ['products', 'promotions', 'content', 'reports', 'settings']) {
      expect(await entry(path).count(), path).toBe(0)
    }
    const title = page.getByRole('heading', { level: 1 })
    const notHere = say('There is no such page', '找不到此頁')
    for (const path of closedToAssistants) {
      await page.goto(`/staff/${path}`)
      await expect.poll(() => title.innerText(), { message: path }).toBe(notHere)
    }
    await settled(page)

    await owners.page.reload()
    await press(owners.page, `Edit ${name}`, `編輯${name}`)
    await dialog.getByLabel(say('Role', '職位')).selectOption('manager')
    await dialog.getByRole('button', { name: say('Save', '儲存'), exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.goto('/staff/settings')
    await page.getByRole('link', { name: new RegExp(say('^Limits', '^限期')) }).waitFor()
    for (const link of [/^Team|^團隊/, /^Payment methods|^付款方式/]) {
      expect(await page.getByRole('link', { name: link }).count()).toBe(0)
    }
    await page.goto('/staff/settings/payment-methods')
    await expect.poll(() => title.innerText()).toBe(notHere)

    const reset = say('Reset two-step sign-in', '重設兩步驗證')
    await press(owners.page, `Reset two-step sign-in: ${name}`, `重設兩步驗證：${name}`)
    await dialog.getByRole('button', { name: reset, exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await press(owners.page, `Deactivate ${name}`, `停用${name}`)
    await dialog.getByRole('button', { name: say('Deactivate', '停用'), exact: true }).click()
    await owners.page.getByText(say('Deactivated', '已停用')).first().waitFor()
    expect(owners.troubles).toEqual([])
    // Refused passwords and codes are errors of the network too.
    expect(troubles.filter((trouble) => !/status of 4(01|22)/.test(trouble))).toEqual([])
  },
)

test('a forgotten password is replaced by a link in an email', async () => {
  const email = 'owner@praya.example'
  const { page, troubles } = await staffVisitor(shop, deskVisit)
  await page.goto('/staff')
  await page.getByRole('link', { name: 'Forgotten password?' }).click()
  // The page before it has a field of the same name.
  await page.getByRole('button', { name: 'Send the link' }).waitFor()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await settled(page)
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
  await dialog.getByLabel('Reports, margins, accounts').check()
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
  await settled(page)

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
  await settled(page)
  expect(troubles).toEqual([])
})

/** Where each permission shows, besides the one that every role has. */
const shows: Readonly<Record<Exclude<Permission, typeof basePermission>, Probe>> = {
  'payments:confirm': { path: 'proofs', title: 'Payment proofs' },
  'counter:sell': { path: 'counter', title: 'Counter' },
  'discounts:give': { path: 'counter', button: 'Give discount', with: 'counter:sell' },
  'refunds:issue': { path: 'orders/{order}', button: 'Refund an amount' },
  'points:adjust': { path: 'customers/{customer}', button: 'Adjust points' },
  'catalogue:manage': { path: 'products', title: 'Products' },
  'messages:manage': { path: 'settings/messages', title: 'Messages' },
  'settings:manage': { path: 'settings/limits', title: 'Limits and deadlines' },
  'audit:read': { path: 'settings/log', title: 'Audit log' },
  'reports:read': { path: 'reports', title: 'Reports' },
  'payment_methods:manage': {
    path: 'settings/payment-methods',
    title: 'Payment methods',
    with: 'settings:manage',
  },
  'staff:manage': { path: 'settings/team', title: 'Team' },
  'webhooks:manage': { path: 'settings/webhooks', title: 'Webhooks' },
}

interface Probe {
  path: string
  title?: string
  /** On a page that other permissions open too. */
  button?: string
  /** Needed to reach it at all. */
  with?: Permission
}

test('each permission opens what it is for, and without it the same address does not', async () => {
  const back = backroom(shop)
  const member = await register(shop)
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 10)
  const orderId = await order(shop, member, shirt)
  await acceptPayment(ctx, orderId)
  const basket = { lines: [{ variantId: shirt.id, qty: 1 }], customer: null, discount: null }
  // One browser: what a colleague may do hangs on the token alone.
  const { page } = await staffVisitor(shop, deskVisit)
  await page.goto('/staff')
  await page.evaluate((text) => {
    sessionStorage.setItem('counter-basket', text)
  }, JSON.stringify(basket))
  for (const permission of permissionNames) {
    if (permission === basePermission) continue
    const { path, title, button, with: also } = shows[permission]
    const address = path.replace('{order}', orderId).replace('{customer}', member.accountId)
    for (const isAllowed of [true, false]) {
      const held = [...(also ? [also] : []), ...(isAllowed ? [permission] : [])]
      await takeOver(shop, page, await aRole(shop, held))
      await page.goto(`/staff/${address}`)
      const head = page.getByRole('heading', { level: 1 })
      await head.waitFor()
      const text = await head.innerText()
      if (title) expect(text, permission).toBe(isAllowed ? title : 'There is no such page')
      if (button) {
        const act = page.getByRole('button', { name: button, exact: true })
        if (isAllowed) await act.first().waitFor()
        else {
          await page.waitForLoadState('networkidle')
          expect(await act.count(), permission).toBe(0)
        }
      }
    }
  }
})
