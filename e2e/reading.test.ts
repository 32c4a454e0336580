import { expect, test } from 'vitest'
import { locales } from '#domain/locale.ts'
import { localePath } from '#storefront/locale.ts'
import { aMember } from './member.ts'
import { backroom } from './staff-fixtures.ts'
import { plainPage } from './plain-page.ts'
import { expectNoSideScroll, openShop, phone } from './shop.ts'
import { shopper, words } from './shopper.ts'

const shop = await openShop()
const { journal } = words.en
const looks = '/posts/twelve-to-twenty-degrees'

test('a reader gets from the list of posts to a garment', async () => {
  const { page, troubles } = await shop.visitor({ viewport: phone })
  const me = shopper(page, 'zh')
  await me.go('/posts?category=looks')
  expect(await page.locator('.story-card').count()).toBe(3)
  await page.locator('.story-card a').first().click()
  await page.waitForURL(new RegExp(`${looks}$`))
  await page.locator('.story-pictures img').first().waitFor()
  await expectNoSideScroll(page)
  const contents = page.getByRole('navigation', { name: words.zh.content.contents })
  const last = contents.getByRole('link').nth(3)
  await last.click()
  const heading = page.getByRole('heading', { name: (await last.textContent()) ?? '', level: 2 })
  await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThan(0)
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(phone.height)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toContain('"BlogPosting"')
  await page.locator('.product-row .card a').first().click()
  await page.waitForURL(/\/product\/prd_/)
  expect(troubles).toEqual([])
})

test('a page written by staff opens at its address in each language', async () => {
  const path = await backroom(shop).writePage('alterations')
  for (const [locale, title, body] of [
    ['en', 'Alterations', 'Bring it to the shop.'],
    ['zh', '改衣服務', '請帶到門市。'],
    ['cn', '改衣服务', '请带到门店。'],
  ] as const) {
    const page = await plainPage(shop, localePath(locale, path))
    expect(page.status).toBe(200)
    expect(page.html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    expect(page.text).toContain(body)
  }
})

test('articles are found only in their own library', async () => {
  const open = (path: string) => plainPage(shop, path)
  const library = await open('/articles/care-guide')
  expect(library.status).toBe(200)
  const article = library.links.find(({ href }) => /^\/articles\/care-guide\/[\w-]+$/.test(href))
  const address = article?.href ?? ''
  expect(await open(address)).toMatchObject({ status: 200, address })
  const elsewhere = address.replace('care-guide', 'journal')
  expect(await open(elsewhere)).toMatchObject({ status: 200, address })
  for (const path of ['/articles/none', '/posts/none', '/posts?category=none']) {
    expect(await open(path)).toMatchObject({ status: 404 })
  }
  expect(await open('/posts?page=99')).toMatchObject({ address: '/posts' })
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
  await aMember(shop, context)
  await page.reload()
  await me.wake()
  const field = page.getByLabel(journal.yourComment)
  const send = page.locator('.comments').getByRole('button', { name: journal.send })
  await send.click()
  await page.getByText(journal.needComment).waitFor()

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

test('the home page leads on to the journal and the newsletter', async () => {
  const { page, troubles } = await shop.visitor({ viewport: phone })
  const me = shopper(page, 'zh')
  await me.go('/')
  expect(await page.locator('.story-card').count()).toBe(3)
  await page.getByRole('textbox', { name: words.zh.shell.email }).fill('reader@example.com')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/newsletter$/)
  await page.getByText(/reader@example.com/).waitFor()
  expect(troubles).toEqual([])
})

test.each(locales)(
  'articles and the site map lead to every library and category in %s',
  async (locale) => {
    const { articles } = words[locale].journal
    const list = await plainPage(shop, localePath(locale, '/articles'))
    expect(list.html).toMatch(new RegExp(`<h1[^>]*>${articles}</h1>`))
    const map = await plainPage(shop, localePath(locale, '/sitemap'))
    const titles = [...map.main.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, title]) => title)
    expect(titles.length).toBeGreaterThan(1)
    expect(titles).toEqual([...new Set(titles)])
    const libraries = await shop.ctx.db.selectFrom('libraries').select('slug').execute()
    const categories = await shop.ctx.db.selectFrom('categories').select('slug').execute()
    const hrefs = (page: typeof map) => page.links.map(({ href }) => href)
    for (const { slug } of libraries) {
      expect(hrefs(list)).toContain(localePath(locale, `/articles/${slug}`))
    }
    for (const { slug } of categories) {
      expect(hrefs(map)).toContain(localePath(locale, `/shop/main/category/${slug}/product`))
    }
  },
)

test('a story in Markdown shows links and bold text, and runs nothing', async () => {
  const body = '**Cold** [care](/articles/care-guide) <img src=x onerror="document.title=1">'
  await shop.ctx.db
    .updateTable('posts')
    .set({ body: JSON.stringify({ en: body, zh: '', cn: '' }) })
    .where('slug', '=', 'twelve-to-twenty-degrees')
    .execute()
  await shop.ctx.bus.announce(shop.ctx.db, ['posts'])
  const open = () => plainPage(shop, looks)
  await expect.poll(async () => (await open()).html).toContain('<strong>Cold</strong>')
  const { html, links } = await open()
  expect(html).not.toMatch(/<img[^>]*src="?x\b|onerror="document/)
  expect(links).toContainEqual({ name: 'care', href: '/articles/care-guide' })
})
