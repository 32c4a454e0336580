import { expect, test } from 'vitest'
import { newId } from '#domain/ids.ts'
import { aCategory, aProduct, change } from '#test/builders/catalogue.ts'
import { aLibrary, anArticle, aPost } from '#test/builders/journal.ts'
import { mainStore } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
await mainStore(ctx)
const shirts = await aCategory(ctx, { slug: 'shirts', title: 'Shirts' })
const oxford = await aProduct(ctx, {
  title: { en: 'Oxford shirt & tie', zh: '牛津恤衫', cn: '牛津衬衫' },
  categories: [shirts.id],
  colours: ['navy'],
  hasPictures: true,
})
await aProduct(ctx, { title: 'Draft coat', status: 'draft', categories: [shirts.id] })
const care = await aLibrary(ctx, 'care')
await anArticle(ctx, care.id, { slug: 'washing' })
await aPost(ctx, { slug: 'opening' })
await aPost(ctx, { slug: 'unfinished', status: 'DRAFT' })
for (const slug of ['home', 'about-us', 'refund-policy', 'a-note-of-ours']) await aText(slug)

test('the index lists every sitemap, and no listed page is closed to robots', async () => {
  const index = await ask('/sitemap.xml')
  expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const files = locations(await index.text())
  expect(files).toEqual([
    'http://shop.test/sitemap-pages.xml',
    'http://shop.test/sitemap-stories.xml',
    'http://shop.test/sitemap-categories.xml',
    'http://shop.test/sitemap-products-1.xml',
  ])
  const closed = disallowed(await (await ask('/robots.txt')).text())
  for (const file of files) {
    const answer = await ask(new URL(file).pathname)
    expect(answer.status).toBe(200)
    const paths = locations(await answer.text()).map((address) => new URL(address).pathname)
    expect(paths).not.toEqual([])
    for (const path of paths) {
      expect(closed.filter((start) => path.startsWith(start))).toEqual([])
    }
  }
})

test('each page is listed once per language and links to the other languages', async () => {
  const xml = await (await ask('/sitemap-pages.xml')).text()
  expect(locations(xml)).toEqual([
    'http://shop.test/pages/a-note-of-ours',
    'http://shop.test/zh/pages/a-note-of-ours',
    'http://shop.test/cn/pages/a-note-of-ours',
    'http://shop.test/about-us',
    'http://shop.test/zh/about-us',
    'http://shop.test/cn/about-us',
    'http://shop.test/',
    'http://shop.test/zh',
    'http://shop.test/cn',
    'http://shop.test/terms-of-service/refund-policy',
    'http://shop.test/zh/terms-of-service/refund-policy',
    'http://shop.test/cn/terms-of-service/refund-policy',
  ])
  const alternates = [...xml.matchAll(/hreflang="([\w-]+)" href="http:\/\/shop\.test\/(zh|cn)?"/g)]
  expect(alternates.slice(0, 4).map(([, lang, prefix]) => [lang, prefix])).toEqual([
    ['en', undefined],
    ['zh-Hant', 'zh'],
    ['zh-Hans', 'cn'],
    ['x-default', undefined],
  ])
})

test('a product is listed with its URL in each language and its pictures, a draft is not', async () => {
  const xml = await (await ask('/sitemap-products-1.xml')).text()
  expect(locations(xml)).toEqual([
    `http://shop.test/shop/main/product/${oxford.id}/oxford-shirt-tie`,
    `http://shop.test/zh/shop/main/product/${oxford.id}/${encodeURIComponent('牛津恤衫')}`,
    `http://shop.test/cn/shop/main/product/${oxford.id}/${encodeURIComponent('牛津衬衫')}`,
  ])
  expect(xml).toMatch(/<image:loc>http:\/\/shop\.test\/files\/fil_\w+\/960\.webp<\/image:loc>/)
})

test('stories are listed with the pages that contain them, drafts are not', async () => {
  const xml = await (await ask('/sitemap-stories.xml')).text()
  const english = locations(xml).filter((address) => !/shop\.test\/(zh|cn)\//.test(address))
  expect(english).toEqual([
    'http://shop.test/articles/care',
    'http://shop.test/articles/care/washing',
    'http://shop.test/posts',
    'http://shop.test/posts/opening',
  ])
})

test('a product that is no longer sold leaves the sitemap', async () => {
  const coat = await aProduct(ctx, { title: 'Rain coat', categories: [shirts.id] })
  await ctx.bus.settled()
  expect(await (await ask('/sitemap-products-1.xml')).text()).toContain('rain-coat')
  await change(ctx, [`product:${coat.id}`, 'products'], (trx) =>
    trx.updateTable('products').set({ status: 'archived' }).where('id', '=', coat.id).execute(),
  )
  expect(await (await ask('/sitemap-products-1.xml')).text()).not.toContain('rain-coat')
})

test.each(['/sitemap-nothing.xml', '/sitemap-products-0.xml', '/sitemap-products-99.xml'])(
  '%s does not exist',
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)

test('personal pages are closed to robots in every language', async () => {
  const robots = await ask('/robots.txt')
  expect(robots.headers.get('content-type')).toMatch(/^text\/plain/)
  const text = await robots.text()
  expect(text).toMatch(/^User-agent: \*\n/)
  expect(text).toContain('Sitemap: http://shop.test/sitemap.xml')
  for (const area of ['cart', 'checkout', 'order']) {
    for (const prefix of ['', '/zh', '/cn']) {
      expect(disallowed(text)).toContain(`${prefix}/shop/main/${area}`)
    }
  }
  expect(disallowed(text)).toEqual(
    expect.arrayContaining(['/account', '/authentication/', '/result/']),
  )
})

function ask(path: string) {
  return shop.app.request(path)
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}

function disallowed(robots: string): string[] {
  return [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
}

async function aText(slug: string): Promise<void> {
  const text = JSON.stringify({ en: slug, zh: slug, cn: slug })
  await ctx.db
    .insertInto('contents')
    .values({ id: newId('content'), slug, title: text, description: text, body: text, data: '{}' })
    .execute()
}
