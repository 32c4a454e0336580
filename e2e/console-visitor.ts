import type { Page } from 'playwright'
import type { StaffRole } from '#domain/staff/role.ts'
import { makeFirstOwner } from '#server/staff/first-owner.ts'
import type { OpenShop, Visitor } from './shop.ts'

export const owner = { email: 'owner@praya.example', password: 'harbour-front-9-lanes' }
export const ownerSettings = {
  STAFF_OWNER_EMAIL: owner.email,
  STAFF_OWNER_PASSWORD: owner.password,
}
export const smallPhone = { width: 390, height: 844 }

const words = {
  en: { email: 'Email', password: 'Password', signIn: 'Sign in', today: 'Today' },
  zh: { email: '電郵', password: '密碼', signIn: '登入', today: '今天' },
} as const
export type Language = keyof typeof words

/** Colleagues of each role, with the owner's password. */
export async function hireStaff({ ctx, url }: OpenShop): Promise<void> {
  await makeFirstOwner(ctx)
  const token = await tokenOf(url)
  for (const role of ['manager', 'assistant'] as const) {
    const { password } = owner
    await post(
      `${url}/api/staff/staff`,
      { email: emailOf(role), name: role, role, password },
      token,
    )
  }
}

async function tokenOf(url: string): Promise<string> {
  const answer: { token: string } = await post(`${url}/api/staff/auth/login`, owner)
  return answer.token
}

async function post(url: string, body: object, token?: string) {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

function emailOf(role: StaffRole): string {
  return role === 'owner' ? owner.email : `${role}@praya.example`
}

/** A colleague of that role on the console's first page. */
export async function signedIn(
  shop: OpenShop,
  language: Language,
  viewport: { width: number; height: number },
  role: StaffRole = 'owner',
): Promise<Visitor> {
  const visitor = await shop.visitor({ viewport, language: language === 'en' ? 'en' : 'zh-HK' })
  const { page } = visitor
  const texts = words[language]
  await page.goto('/staff')
  await page.getByLabel(texts.email, { exact: true }).fill(emailOf(role))
  await page.getByLabel(texts.password, { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: texts.signIn, exact: true }).click()
  await heading(page, texts.today).waitFor()
  return visitor
}

export function heading(page: Page, name: string | RegExp) {
  return page.getByRole('heading', { level: 1, name })
}
