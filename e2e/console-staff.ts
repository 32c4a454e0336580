import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { Language } from '#console/language/language.ts'
import { sessionMessages } from '#console/session/messages.ts'
import { todayMessages } from '#console/today/messages.ts'
import { newId } from '#domain/ids.ts'
import { withIncluded, type Permission } from '#domain/staff/permissions.ts'
import { issueStaffToken } from '#server/platform/access/staff-tokens.ts'
import { makeFirstOwner } from '#server/staff/first-owner.ts'
import {
  desk,
  expectAccessible,
  expectNoSideScroll,
  openShop,
  type OpenShop,
  type Visitor,
} from './shop.ts'
import { visitsOf } from './visits.ts'

export const owner = { email: 'owner@praya.example', password: 'harbour-front-9-lanes' }

/** How a person meets the console. */
export interface Visit {
  width: 390 | 1280
  language: Language
  /** Pixels of the screen per CSS pixel. */
  density?: number
}

export const phoneVisit: Visit = { width: 390, language: 'zh' }
export const deskVisit: Visit = { width: 1280, language: 'en' }

/** On a phone in Chinese, where layouts break first, and on a desk in English. */
export const visits = visitsOf(phoneVisit, deskVisit)

/** Visits for the journeys that are an owner's day: at both widths in both languages. */
export const dayVisits = visitsOf(
  phoneVisit,
  deskVisit,
  { width: 390, language: 'en' } as const,
  { width: 1280, language: 'zh' } as const,
)

/** Mark of one visit in what it makes, since all are made in one shop. */
export function markOf({ width, language }: Visit): string {
  return `${width}-${language}`
}

/** The demo shop with an owner who can sign in to the console. */
export async function openConsole(files?: { hasPictures: boolean }): Promise<OpenShop> {
  const env = { STAFF_OWNER_EMAIL: owner.email, STAFF_OWNER_PASSWORD: owner.password }
  const shop = await openShop(env, files)
  await makeFirstOwner(shop.ctx)
  return shop
}

/** A colleague's browser, not signed in. */
export function staffVisitor(
  shop: OpenShop,
  { width, language, density = 1 }: Visit,
): Promise<Visitor> {
  const viewport = width === desk.width ? desk : { width, height: 844 }
  return shop.visitor({ viewport, density, language: language === 'en' ? 'en' : 'zh-HK' })
}

/** A colleague of that role, signed in without the form; the console is not open yet. */
export async function signedIn(
  shop: OpenShop,
  visit: Visit,
  role: 'owner' | 'manager' | 'assistant' = 'owner',
) {
  const visitor = await staffVisitor(shop, visit)
  await holdToken(shop, visitor.page, await colleagueOf(shop, role))
  const say = (en: string, zh: string) => (visit.language === 'en' ? en : zh)
  return { ...visitor, say }
}

/** A colleague of that role at the console's first screen. */
export async function atToday(...[shop, visit, role]: Parameters<typeof signedIn>) {
  const colleague = await signedIn(shop, visit, role)
  await colleague.page.goto('/staff')
  await heading(colleague.page, todayMessages[visit.language].title).waitFor()
  return colleague
}

/** Fills in the form of the sign-in screen and sends it. */
export async function signIn(
  page: Page,
  language: Language,
  { email, password }: typeof owner = owner,
): Promise<void> {
  const texts = sessionMessages[language]
  await page.getByLabel(texts.email, { exact: true }).fill(email)
  await page.getByLabel(texts.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: texts.signIn, exact: true }).click()
}

export function heading(page: Page, name: string | RegExp) {
  return page.getByRole('heading', { level: 1, name })
}

/** Nothing overflows, and axe finds nothing serious. */
export async function settled(page: Page): Promise<void> {
  await expect.poll(() => page.locator('table[aria-busy=true]').count()).toBe(0)
  await expectNoSideScroll(page)
  await expectAccessible(page)
}

/** A role of the shop's own with these permissions and what they include. */
export async function aRole({ ctx }: OpenShop, held: readonly Permission[]): Promise<string> {
  const id = newId('staffRole')
  const permissions = withIncluded(held)
  await ctx.db
    .insertInto('staff_roles')
    .values({ id, name: id, permissions, max_discount_percent: 50 })
    .execute()
  return id
}

/** A new colleague with this role, signed in without the form. */
export async function asStaff(shop: OpenShop, role: string): Promise<Visitor> {
  const visitor = await staffVisitor(shop, deskVisit)
  await holdToken(shop, visitor.page, await hire(shop, role, 'Ho Wai'))
  return visitor
}

/** A new colleague with this role goes on in a browser in which the console is open. */
export async function takeOver({ ctx }: OpenShop, page: Page, role: string): Promise<void> {
  const { token } = await issueStaffToken(ctx.db, ctx, await hire({ ctx }, role, 'Ho Wai'))
  await page.evaluate((text) => sessionStorage.setItem('console.token', text), token)
}

/** The one colleague of a role, by the role's name. */
async function colleagueOf(shop: OpenShop, role: string): Promise<string> {
  const found = await shop.ctx.db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', role)
    .where('archived_at', 'is', null)
    .orderBy('created_at')
    .executeTakeFirst()
  return found?.id ?? (await hire(shop, role, role))
}

async function hire({ ctx }: Pick<OpenShop, 'ctx'>, role: string, name: string): Promise<string> {
  const id = newId('staff')
  const person = { id, email: `${id}@praya.example`, name, role, password_hash: null }
  await ctx.db.insertInto('staff').values(person).execute()
  return id
}

async function holdToken({ ctx }: OpenShop, page: Page, staffId: string): Promise<void> {
  const { token } = await issueStaffToken(ctx.db, ctx, staffId)
  await page.addInitScript((text) => {
    // Frames are sandboxed, without storage.
    if (window !== window.top) return
    // A renewed token is not replaced by the first.
    if (!sessionStorage.getItem('console.token')) sessionStorage.setItem('console.token', text)
  }, token)
}
