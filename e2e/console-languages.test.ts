import { expect, test } from 'vitest'
import { heading, openConsole, settled, signedIn, visits } from './console-staff.ts'

const shop = await openConsole()
const { db } = shop.ctx

const read = async (path: string) => {
  const answer = await fetch(shop.url + path, { redirect: 'manual' })
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() }
}

test.each(visits)(
  'a language is switched off in shop and console, and on again: $width px, $language',
  async (visit) => {
    const { id, title } = await db
      .selectFrom('products')
      .select(['id', 'title'])
      .where('status', '=', 'active')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    expect(await read('/cn/about-us')).toMatchObject({ status: 200 })
    const { page, say, troubles } = await signedIn(shop, visit)
    const simplified = page.getByLabel(say('Simplified Chinese', '簡體中文'), { exact: true })
    const save = async () => {
      await page.getByRole('button', { name: say('Save', '儲存'), exact: true }).click()
      await page.getByText(say('Saved', '已儲存'), { exact: true }).first().waitFor()
    }

    await page.goto('/staff/settings')
    await page.getByRole('link', { name: say('Languages', '語言') }).click()
    await heading(page, say('Languages', '語言')).waitFor()
    await simplified.uncheck()
    await page.getByLabel(say('Default language', '預設語言')).selectOption('zh')
    await settled(page)
    await save()

    await expect
      .poll(() => read('/cn/about-us?page=2'))
      .toMatchObject({ status: 302, to: '/zh/about-us?page=2' })
    const about = await read('/about-us')
    expect(about.text).not.toContain('简体中文')
    expect(about.text).not.toMatch(/zh-Hans|zh_CN/)
    expect(about.text).toMatch(/hrefLang="x-default" href="[^"]+\/zh\/about-us"/i)
    expect(await read('/')).toMatchObject({ status: 302, to: '/zh' })

    await page.goto(`/staff/products/${id}`)
    const titles = page.getByRole('group', { name: say('Title', '名稱'), exact: true })
    await titles.getByLabel(say('English', '英文')).waitFor()
    expect(await titles.getByRole('textbox').count()).toBe(2)
    await settled(page)

    await page.goto('/staff/settings/languages')
    await simplified.check()
    await page.getByLabel(say('Default language', '預設語言')).selectOption('en')
    await save()
    await expect.poll(() => read('/cn/about-us')).toMatchObject({ status: 200 })
    expect((await read('/about-us')).text).toContain('简体中文')
    await page.goto(`/staff/products/${id}`)
    await expect.poll(() => titles.getByRole('textbox').count()).toBe(3)
    const after = await db.selectFrom('products').select('title').where('id', '=', id).execute()
    expect(after).toEqual([{ title }])
    expect(troubles).toEqual([])
  },
)

test('a shopper finds one language in the shop, where only one is shown', async () => {
  const value = JSON.stringify({ shown: ['en'], fallback: 'en' })
  await shop.ctx.db
    .insertInto('configurations')
    .values({ slug: 'languages', value })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ value }))
    .execute()
  await shop.ctx.bus.announce(shop.ctx.db, ['configuration'])
  await shop.ctx.bus.settled()
  const { page, troubles } = await shop.visitor({ language: 'zh-HK' })
  await page.goto('/zh/shop/main/product')
  expect(new URL(page.url()).pathname).toBe('/shop/main/product')
  expect(await page.locator('.languages').count()).toBe(0)
  await page.locator('.card a, article a').first().click()
  await page.waitForURL(/\/shop\/main\/product\/prd_/)
  expect(await page.locator('link[hreflang]').count()).toBe(2)
  expect(troubles).toEqual([])
})
