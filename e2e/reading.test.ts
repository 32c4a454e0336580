import { expect, test } from 'vitest'
import { localePath } from '#storefront/locale.ts'
import { backroom } from './staff-fixtures.ts'
import { desk, expectAccessible, expectNoSideScroll, openShop, phone } from './shop.ts'
import { shopper, words } from './shopper.ts'

const shop = await openShop()
const { journal } = words.en
const looks = '/posts/twelve-to-twenty-degrees'

test.each([
  ['en', desk],
  ['zh', phone],
  ['cn', phone],
] as const)('a reader gets from the list of posts to a garment in %s', async (locale, viewport) => {
  const { page, troubles } = await shop.visitor({ viewport })
  const me = shopper(page, locale)
  await me.go('/posts?category=looks')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  expect(await page.locator('.story-card').count()).toBe(3)
  await page.locator('.story-card a').first().click()
  await page.waitForURL(new RegExp(`${looks}$`))
  await page.locator('.story-pictures img').first().waitFor()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  const contents = page.getByRole('navigation', { name: words[locale].content.contents })
  const last = contents.getByRole('link').nth(3)
  await last.click()
  const heading = page.getByRole('heading', { name: (await last.textContent()) ?? '', level: 2 })
  await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThan(0)
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(viewport.height)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toContain('"BlogPosting"')
  await page.locator('.product-row .card a').first().click()
  await page.waitForURL(/\/product\/prd_/)
  expect(troubles).toEqual([])
})

test.each([
  ['en', 'Alterations', 'Bring it to the shop.'],
  ['zh', '改衣服務', '請帶到門市。'],
  ['cn', '改衣服务', '请带到门店。'],
] as const)('a page written by staff opens at its address in %s', async (locale, title, body) => {
  const path = await backroom(shop).writePage(`alterations-${locale}`)
  const { page, troubles } = await shop.visitor({ viewport: phone })
  const answer = await page.goto(localePath(locale, path))
  expect(answer?.status()).toBe(200)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByText(body).waitFor()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  expect(troubles).toEqual([])
})

test('articles are found only in their own library', async () => {
  const { page } = await shop.visitor({ hasScript: false })
  const status = async (path: string) => (await page.goto(path))?.status()
  expect(await status('/articles/care-guide')).toBe(200)
  const first = await page.locator('.story-card a').first().getAttribute('href')
  expect(first).toMatch(/^\/articles\/care-guide\/[\w-]+$/)
  expect(await status(first ?? '')).toBe(200)
  expect(await status((first ?? '').replace('care-guide', 'journal'))).toBe(200)
  expect(new URL(page.url()).pathname).toBe(first)
  for (const path of ['/articles/none', '/posts/none', '/posts?category=none']) {
    expect(await status(path)).toBe(404)
  }
  await page.goto('/posts?page=99')
  expect(page.url()).toMatch(/\/posts$/)
})

test('a like shows at once and stays; one that fails to save is reverted', async () => {
  const { page } = await shop.visitor()
  const me = shopper(page, 'en')
  await me.go(looks)
  const like = page.getByRole('button', { name: journal.like })
  const isLiked = () => like.getAttribute('aria-pressed')
  const saved = page.waitForResponse('**/like')
  await like.click()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await me.wake()
  await expect.poll(isLiked).toBe('true')
  expect(await like.textContent()).toContain('1')

  await page.route('**/like', (route) => route.fulfill({ status: 500, body: '{}' }))
  await like.click()
  await page.getByText(words.en.errors.serverTitle).first().waitFor()
  await expect.poll(isLiked).toBe('true')
})

test('a member’s comment is public as soon as it is sent', async () => {
  const { page, context, troubles } = await shop.visitor()
  const me = shopper(page, 'en')
  await me.go(looks)
  await page.getByRole('link', { name: journal.signIn }).waitFor()
  const saved = page.waitForResponse('**/like')
  await page.getByRole('button', { name: journal.like }).click()
  await saved
  await backroom(shop).makeMember(context)
  await page.reload()
  await me.wake()
  const field = page.getByLabel(journal.yourComment)
  const send = page.locator('.comments').getByRole('button', { name: journal.send })
  await send.click()
  await page.getByText(journal.needComment).waitFor()
  await expectAccessible(page)

  await page.route('**/posts/review', (route) => route.abort(), { times: 2 })
  await field.fill('Warm enough for Tai Mo Shan.')
  await send.click()
  await page.locator('.comments').getByRole('alert').getByText(/./).first().waitFor()
  expect(await field.inputValue()).toBe('Warm enough for Tai Mo Shan.')
  expect(await page.locator('.comments ol > li').count()).toBe(0)

  await send.click()
  await page.locator('.comments').getByText('Warm enough for Tai Mo Shan.').waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
  expect(await page.getByText(journal.draft).count()).toBe(0)
  await page.reload()
  await me.wake()
  await page.getByText('Warm enough for Tai Mo Shan.').waitFor()

  const other = await shop.visitor()
  await shopper(other.page, 'en').go(looks)
  await other.page.getByText('Warm enough for Tai Mo Shan.').waitFor()
  expect(troubles.filter((trouble) => !trouble.includes('ERR_FAILED'))).toEqual([])
})

test.each([
  ['en', desk],
  ['zh', phone],
] as const)(
  'the home page leads on to the journal and the newsletter in %s',
  async (locale, viewport) => {
    const { page, troubles } = await shop.visitor({ viewport })
    const me = shopper(page, locale)
    await me.go('/')
    expect(await page.locator('.story-card').count()).toBe(3)
    await expectNoSideScroll(page)
    await page.getByRole('textbox', { name: words[locale].shell.email }).fill('reader@example.com')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/newsletter$/)
    await page.getByText(/reader@example.com/).waitFor()
    await expectAccessible(page)
    expect(troubles).toEqual([])
  },
)

test.each([
  ['en', desk],
  ['cn', phone],
] as const)(
  'articles and the site map lead to every library and category in %s',
  async (locale, viewport) => {
    const { page, troubles } = await shop.visitor({ viewport })
    const me = shopper(page, locale)
    const text = words[locale].journal
    await me.go('/articles')
    await page.getByRole('heading', { level: 1, name: text.articles }).waitFor()
    await expectAccessible(page)
    await expectNoSideScroll(page)
    await page.getByRole('heading', { level: 2 }).getByRole('link').first().click()
    await page.waitForURL(/\/articles\/[\w-]+$/)
    await me.go('/sitemap')
    await expectAccessible(page)
    await expectNoSideScroll(page)
    const titles = await page.locator('main h2').allTextContents()
    expect(titles).toEqual([...new Set(titles)])
    await page.locator('main').locator('a[href$="/category/shirts/product"]').click()
    await page.waitForURL(/\/category\/shirts\/product$/)
    expect(troubles).toEqual([])
  },
)

test('a story in Markdown shows links and bold text, and runs nothing', async () => {
  const { page, troubles } = await shop.visitor()
  const body = '**Cold** [care](/articles/care-guide) <img src=x onerror="document.title=1">'
  await shop.ctx.db
    .updateTable('posts')
    .set({ body: JSON.stringify({ en: body, zh: '', cn: '' }) })
    .where('slug', '=', 'twelve-to-twenty-degrees')
    .execute()
  await shop.ctx.bus.announce(shop.ctx.db, ['posts'])
  await expect
    .poll(async () => (await fetch(`${shop.url}${looks}`)).text())
    .toContain('<strong>Cold</strong>')
  await page.goto(looks)
  expect(await page.locator('.prose img').count()).toBe(0)
  await page.locator('.prose').getByRole('link', { name: 'care' }).click()
  await page.waitForURL(/\/articles\/care-guide$/)
  expect(troubles).toEqual([])
})
