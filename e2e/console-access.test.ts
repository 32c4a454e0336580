import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import {
  asStaff,
  dayVisits,
  deskVisit,
  markOf,
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
const closedToAssistants = [
  'products',
  'promotions',
  'content',
  'reports',
  'settings',
  'settings/team',
  'settings/log',
  'stock/count',
  'stock/transfer',
]
const closedCalls = [
  'GET /staff',
  'GET /reports/customers',
  'GET /audit-log',
  'POST /price-changes',
  'PUT /stock/on-hand',
  'PUT /orders/any/remaining-cancelled',
  'PUT /refund-requests/any/approve',
  'POST /customers/any/export',
  'GET /customers/export',
  'GET /orders/export',
]

/** How the shop answers the page's colleague, who sends these calls without a screen. */
async function answersTo(page: Page, calls: readonly string[]): Promise<number[]> {
  const token = await page.evaluate(() => sessionStorage.getItem('console.token'))
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answers = calls.map(async (call) => {
    const [method, path] = call.split(' ')
    const data = method === 'GET' ? undefined : {}
    const answer = await page.request.fetch(`/api/staff${path}`, { method, headers, data })
    return answer.status()
  })
  return Promise.all(answers)
}

/** The code of an authenticator app; `later` steps of half a minute from now. */
function codeOf(secret: string, later = 0): string {
  const timestamp = ctx.clock().getTime() + later * 30_000
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')) }).generate({
    timestamp,
  })
}

test.each(dayVisits)(
  'an assistant is invited by email, signs in with two steps and may do their work only: $width px, $language',
  async (visit) => {
    const { language, width } = visit
    const name = `Helper ${markOf(visit)}`
    const email = `helper-${markOf(visit)}@praya.example`
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
    const notHere = say('Not part of your role', '你的職位不包括此頁')
    for (const path of closedToAssistants) {
      await page.goto(`/staff/${path}`)
      await expect.poll(() => title.innerText(), { message: path }).toBe(notHere)
    }
    await settled(page)
    // On screens that they may open, nothing is shown that they may not do, and the shop refuses it.
    await page.goto('/staff/stock')
    await page.getByRole('button', { name: say('Receive', '入貨') }).waitFor()
    for (const name of [say('Count', '盤點'), say('Transfer', '調倉')]) {
      expect(await page.getByRole('button', { name, exact: true }).count(), name).toBe(0)
    }
    await page.goto('/staff/customers')
    await page.getByRole('searchbox').waitFor()
    expect(await page.getByRole('button', { name: say('Export CSV', '匯出 CSV') }).count()).toBe(0)
    expect(await answersTo(page, closedCalls)).toEqual(closedCalls.map(() => 403))

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
