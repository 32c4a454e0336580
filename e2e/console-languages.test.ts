import { expect, test } from 'vitest'
import { deskVisit, openConsole, signedIn } from './console-staff.ts'

const shop = await openConsole()
const { db } = shop.ctx

test('a language is switched off in shop and console, and on again with its texts', async () => {
  const { id, title } = await db
    .selectFrom('products')
    .select(['id', 'title'])
    .where('status', '=', 'active')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const shown = async (path: string) => {
    const answer = await fetch(shop.url + path, { redirect: 'manual' })
    return [answer.status, answer.headers.get('location')]
  }
  const { page, troubles } = await signedIn(shop, deskVisit)
  const simplified = page.getByLabel('Simplified Chinese', { exact: true })
  const titles = page.getByRole('group', { name: 'Title', exact: true })
  const show = async (isShown: boolean, fallback: string) => {
    await page.goto('/staff/settings/languages')
    await simplified.setChecked(isShown)
    await page.getByLabel('Default language').selectOption(fallback)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved', { exact: true }).first().waitFor()
    await page.goto(`/staff/products/${id}`)
    await titles.getByLabel('English').waitFor()
  }
  await show(false, 'zh')
  expect(await titles.getByRole('textbox').count()).toBe(2)
  await expect.poll(() => shown('/cn/about-us?page=2')).toEqual([302, '/zh/about-us?page=2'])
  expect(await shown('/')).toEqual([302, '/zh'])
  const about = await (await fetch(`${shop.url}/about-us`)).text()
  expect(about).not.toMatch(/简体中文|zh-Hans|zh_CN/)
  expect(about).toMatch(/hrefLang="x-default" href="[^"]+\/zh\/about-us"/i)

  await show(true, 'en')
  await expect.poll(() => titles.getByRole('textbox').count()).toBe(3)
  await expect.poll(() => shown('/cn/about-us')).toEqual([200, null])
  const after = await db.selectFrom('products').select('title').where('id', '=', id).execute()
  expect(after).toEqual([{ title }])
  expect(troubles).toEqual([])
})

test('a shopper finds one language in the shop, where only one is shown', async () => {
  const value = JSON.stringify({ shown: ['en'], fallback: 'en' })
  await db
    .insertInto('configurations')
    .values({ slug: 'languages', value })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ value }))
    .execute()
  await shop.ctx.bus.announce(db, ['configuration'])
  await shop.ctx.bus.settled()
  const answer = await fetch(`${shop.url}/zh/shop/main/product`)
  expect(new URL(answer.url).pathname).toBe('/shop/main/product')
  const { page, troubles } = await shop.visitor({ language: 'zh-HK' })
  await page.goto('/shop/main/product')
  expect(await page.locator('.languages').count()).toBe(0)
  expect(await page.locator('link[hreflang]').count()).toBe(2)
  expect(troubles).toEqual([])
})
