import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contentMessages } from '#console/content/messages.ts'
import { partMessages, searchMessages } from '#console/parts/messages.ts'
import {
  deskVisit,
  openConsole,
  phoneVisit,
  settled,
  signedIn,
  type Visit,
} from './console-staff.ts'

const shop = await openConsole()

/** Presses "Preview" and answers the page that opens. */
async function previewed(page: Page, { language }: Visit): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: partMessages[language].preview }).click()
  const preview = await opened
  const notice = language === 'en' ? 'Preview: not published' : '預覽：尚未發佈'
  await preview.getByRole('complementary', { name: notice }).waitFor()
  return preview
}

test('what is typed is seen on the page of the shop, and is not published', async () => {
  const { page, troubles } = await signedIn(shop, deskVisit)
  await page.goto('/staff/content/pages/about-us')
  const title = page.getByLabel(partMessages.en.english, { exact: true }).first()
  await title.fill('Who we are now')
  await page
    .getByLabel(new RegExp(`^${partMessages.en.traditional}`))
    .first()
    .fill('我們現在是誰')
  const preview = await previewed(page, deskVisit)
  await preview.getByRole('heading', { level: 1, name: 'Who we are now' }).waitFor()
  await settled(preview)

  const link = preview.url()
  const { headers } = await fetch(link)
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
    'no-store',
    'noindex',
  ])
  for (const address of [link.replace(/\?.*/, ''), `${link.slice(0, -1)}-`]) {
    expect(await (await fetch(address)).text()).not.toContain('Who we are now')
  }
  // The page's own scripts, which a key starts, keep the bar.
  await preview.keyboard.press('Tab')
  const isStarted = () => preview.evaluate(() => '__reactRouterDataRouter' in window)
  await expect.poll(isStarted).toBe(true)
  await preview.getByRole('complementary', { name: 'Preview: not published' }).waitFor()
  // So does the page's own language switch.
  const languages = preview.getByRole('navigation', { name: 'Language' })
  await languages.getByRole('link', { name: '繁體中文' }).click()
  await preview.getByRole('heading', { level: 1, name: '我們現在是誰' }).waitFor()

  await preview.goto(link)
  await preview.getByRole('link', { name: 'Back to the editor' }).click()
  await preview.getByRole('button', { name: contentMessages.en.publish }).waitFor()
  expect(troubles).toEqual([])
})

test('an earlier version of a page is compared with the public one, and brought back', async () => {
  const texts = contentMessages.en
  const { page, troubles } = await signedIn(shop, deskVisit)
  await page.goto('/staff/content/pages/shipping-policy')
  const title = page.getByLabel(partMessages.en.english, { exact: true }).first()
  const before = await title.inputValue()
  await title.fill('How it gets to you')
  await page.getByRole('button', { name: texts.publish, exact: true }).click()
  await page
    .getByText(/^\s*by /)
    .first()
    .waitFor()

  const versions = page.getByRole('region', { name: texts.versions })
  await versions
    .getByRole('button', { name: /beside the public one/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(before, { exact: true }).waitFor()
  await dialog.getByText('How it gets to you', { exact: true }).waitFor()
  await settled(page)
  await page.keyboard.press('Escape')

  await versions
    .getByRole('button', { name: /^Bring back/ })
    .first()
    .click()
  await page.getByText(/is public again/).waitFor()
  await shop.ctx.bus.settled()
  const shown = await fetch(new URL('/terms-of-service/shipping-policy', page.url()))
  expect(await shown.text()).toContain(`<title>${before} | `)
  expect(troubles).toEqual([])
})

test('a draft post and a draft product are seen before they are published', async () => {
  const { page } = await signedIn(shop, phoneVisit)
  const post = await shop.ctx.db
    .updateTable('posts')
    .set({ status: 'DRAFT' })
    .where('id', '=', (eb) => eb.selectFrom('posts').select('id').orderBy('slug').limit(1))
    .returning(['id', 'title'])
    .executeTakeFirstOrThrow()
  await page.goto(`/staff/content/posts/${post.id}`)
  const written = await previewed(page, phoneVisit)
  await written.getByRole('heading', { level: 1, name: post.title.zh }).waitFor()

  const product = await shop.ctx.db
    .updateTable('products')
    .set({ status: 'draft' })
    .where('handle', '=', 'sling-bag')
    .returning('id')
    .executeTakeFirstOrThrow()
  await page.goto(`/staff/products/${product.id}`)
  // The bar of how much is written in a language has the language's name too.
  await page
    .getByRole('textbox', { name: new RegExp(`^${partMessages.zh.traditional}`) })
    .first()
    .fill('碼頭斜揹袋')
  const garment = await previewed(page, phoneVisit)
  await garment.getByRole('heading', { level: 1, name: '碼頭斜揹袋' }).waitFor()
})

test('search engines are given what staff wrote for them', async () => {
  const { page, troubles } = await signedIn(shop, phoneVisit)
  await page.goto('/staff/content')
  await page.locator('a[href$="/content/pages/about-us"]').first().click()
  const card = page.getByRole('region', { name: searchMessages.zh.heading })
  const title = card.getByRole('group', { name: searchMessages.zh.title })
  // Folded on a phone.
  await card.getByRole('heading').click()
  await title.getByLabel(new RegExp(`^${partMessages.zh.traditional}`)).fill('香港男裝品牌')
  await card.getByText(searchMessages.zh.count(6, 30, 20, 78).split('·')[0] ?? '').waitFor()
  await page.goBack()
  const ask = page.getByRole('dialog', { name: partMessages.zh.leaveTitle })
  await ask.getByRole('button', { name: partMessages.zh.back }).click()
  const picture = sharp({ create: { width: 1200, height: 630, channels: 3, background: '#345' } })
  await card.locator('input[type=file]').setInputFiles({
    name: 'shared.png',
    mimeType: 'image/png',
    buffer: await picture.png().toBuffer(),
  })
  await card.getByRole('button', { name: searchMessages.zh.removeSocial }).waitFor()
  // Browsers of journeys load no pictures.
  const chosen = (await card.locator('.social-picture img').getAttribute('src')) ?? ''
  expect((await page.request.get(chosen)).headers()['content-type']).toBe('image/webp')
  await settled(page)
  await card.getByRole('button', { name: searchMessages.zh.save }).click()
  await page.getByText(searchMessages.zh.saved).waitFor()
  await shop.ctx.bus.settled()
  const shown = async (path: string) => (await fetch(new URL(path, page.url()))).text()
  expect(await shown('/zh/about-us')).toMatch(/<title>香港男裝品牌 \| /)
  const about = await shown('/about-us')
  expect(about).toMatch(/<title>About us \| /)
  const [, shared = ''] = /property="og:image" content="([^"]+)"/.exec(about) ?? []
  expect(shared).toMatch(/\/files\/[\w-]+\/1440\.webp$/)
  expect(troubles).toEqual([])
})

test('a former address of a category leads on', async () => {
  await shop.ctx.db
    .updateTable('categories')
    .set({ slug: 'all-shirts' })
    .where('slug', '=', 'shirts')
    .execute()
  await shop.ctx.bus.announce(shop.ctx.db, ['categories'])
  await shop.ctx.bus.settled()
  const address = (slug: string) => `/zh/shop/main/category/${slug}/product`
  const former = await fetch(shop.url + address('shirts'), { redirect: 'manual' })
  expect([former.status, former.headers.get('location')]).toEqual([301, address('all-shirts')])
})
