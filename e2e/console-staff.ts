import type { Page } from 'playwright'
import { expect } from 'vitest'
import { newId } from '#domain/ids.ts'
import { basePermission, type Permission } from '#domain/staff/permissions.ts'
import { issueStaffToken } from '#server/platform/access/staff-tokens.ts'
import { makeFirstOwner } from '#server/staff/first-owner.ts'
import { desk, expectAccessible, expectNoSideScroll, openShop, type OpenShop } from './shop.ts'

export type Language = 'en' | 'zh'

export const owner = { email: 'owner@praya.example', password: 'harbour-front-9-lanes' }

/** English on a desk, Chinese on a phone. */
export const views = [
  ['en', desk],
  ['zh', { width: 390, height: 844 }],
] as const

/** The demo shop with an owner who can sign in to the console. */
export async function openConsole(): Promise<OpenShop> {
  const shop = await openShop({
    STAFF_OWNER_EMAIL: owner.email,
    STAFF_OWNER_PASSWORD: owner.password,
  })
  await makeFirstOwner(shop.ctx)
  return shop
}

interface SignIn {
  language: Language
  viewport: { width: number; height: number }
  who?: { email: string; password: string }
}

/** A person signed in to the console, at its first screen. */
export async function signedIn(shop: OpenShop, { language, viewport, who = owner }: SignIn) {
  const visitor = await shop.visitor({ viewport, language: language === 'en' ? 'en' : 'zh-HK' })
  const { page } = visitor
  const say = (en: string, zh: string) => (language === 'en' ? en : zh)
  await page.goto('/staff')
  await page.getByLabel(say('Email', '電郵'), { exact: true }).fill(who.email)
  await page.getByLabel(say('Password', '密碼'), { exact: true }).fill(who.password)
  await page.getByRole('button', { name: say('Sign in', '登入'), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: say('Today', '今天') }).waitFor()
  return { ...visitor, say }
}

/** Nothing overflows, and axe finds nothing serious. */
export async function settled(page: Page): Promise<void> {
  await expect.poll(() => page.locator('table[aria-busy=true]').count()).toBe(0)
  await expectNoSideScroll(page)
  await expectAccessible(page)
}

/** A role of the shop's own with these permissions and the one that every role has. */
export async function aRole({ ctx }: OpenShop, held: readonly Permission[]): Promise<string> {
  const id = newId('staffRole')
  const permissions = [basePermission, ...held]
  await ctx.db
    .insertInto('staff_roles')
    .values({ id, name: id, permissions, max_discount_percent: 50 })
    .execute()
  return id
}

/** A colleague with this role, signed in without the form. */
export async function asStaff(shop: OpenShop, role: string) {
  const { ctx } = shop
  const id = newId('staff')
  const person = { id, email: `${id}@praya.example`, name: 'Ho Wai', role, password_hash: null }
  await ctx.db.insertInto('staff').values(person).execute()
  const { token } = await issueStaffToken(ctx.db, ctx, id)
  const visitor = await shop.visitor({ viewport: desk })
  await visitor.page.addInitScript((text) => {
    sessionStorage.setItem('console.token', text)
  }, token)
  return visitor
}
