import { expect, test } from 'vitest'
import { locales } from '#domain/locale.ts'
import { aCourier } from '#test/builders/cart.ts'
import { aCategory, aProduct, change } from '#test/builders/catalogue.ts'
import { aLibrary, anArticle, aPost } from '#test/builders/journal.ts'
import { aPromotion, percentOff } from '#test/builders/promotions.ts'
import { mainStore } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const { id: storeId } = await mainStore(ctx)
const shirts = await aCategory(ctx, {
  slug: 'shirts',
  title: { en: 'Shirts', zh: '恤衫', cn: '衬衫' },
})
const oxford = await aProduct(ctx, {
  title: { en: 'Shirt & tie <set>', zh: '牛津恤衫', cn: '牛津衬衫' },
  description: 'A shirt.\n\n- **Collar**: button-down',
  categories: [shirts.id],
  colours: ['navy'],
  sizes: ['S', 'M', 'L'],
  fabric: 'Cotton',
  price: 78_000,
  hasPictures: true,
  variants: {
    'navy/S': { stock: 0, barcode: '2900001401012' },
    'navy/M': { stock: 0, preorder: { max_qty: 5, expectedOn: '2027-02-01' } },
    'navy/L': { stock: 3, price: 62_400, compareAt: 78_000, barcode: '4006381333931' },
  },
})
await aProduct(ctx, { title: 'Draft coat', status: 'draft', categories: [shirts.id] })

const ask = (path: string) => shop.app.request(`http://shop.test${path}`)
const read = async (path: string) => (await ask(path)).text()
const items = (xml: string) => [...xml.matchAll(/<item>.*?<\/item>/gs)].map(([item]) => item)
const valueOf = (item: string, name: string) =>
  new RegExp(`<g:${name}>(.*?)</g:${name}>`, 's').exec(item)?.[1]

test('the product feed has each variant for sale with the price and stock of its page', async () => {
  const answer = await ask('/feeds/products-en.xml')
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const found = items(await answer.text())
  expect(found).toHaveLength(3)
  const { api } = await shop.visitor()
  const page = await api(
    'GET /stores/{store_id}/product-management/products/{product_id}/details',
    {
      params: { store_id: storeId, product_id: oxford.id },
    },
  )
  const states = {
    in_stock: 'in_stock',
    low: 'in_stock',
    sold_out: 'out_of_stock',
    pre_order: 'preorder',
  }
  for (const variant of page.variants) {
    const item = found.find((each) => valueOf(each, 'id') === variant.sku) ?? ''
    expect(valueOf(item, 'availability')).toBe(states[variant.stock])
    expect(valueOf(item, 'sale_price') ?? valueOf(item, 'price')).toBe(`${variant.price} HKD`)
    expect(valueOf(item, 'price')).toBe(`${variant.original_price} HKD`)
    expect(valueOf(item, 'item_group_id')).toBe(oxford.id)
  }
  const preorder = found.find((each) => valueOf(each, 'size') === 'M') ?? ''
  expect(valueOf(preorder, 'availability_date')).toBe('2027-02-01T00:00+0800')
  expect(valueOf(preorder, 'title')).toBe('Shirt &amp; tie &lt;set&gt;, Navy, M')
  expect(valueOf(preorder, 'material')).toBe('Cotton')
  expect(valueOf(preorder, 'description')).toBe('A shirt.\n\nCollar: button-down')
  expect(valueOf(preorder, 'image_link')).toMatch(
    /^http:\/\/shop\.test\/files\/fil_\w+\/960\.webp$/,
  )
})

test('the product feed has what merchant programs ask for', async () => {
  await aCourier(ctx, { rates: [{ free_over_cents: 70_000 }] })
  const [small = '', medium = '', large = ''] = items(await read('/feeds/products-en.xml'))
  for (const item of [small, medium, large]) {
    expect(item).toMatch(/(<g:additional_image_link>[^<]+<\/g:additional_image_link>)+/)
    for (const name of ['id', 'title', 'link', 'image_link', 'brand', 'mpn', 'color', 'size']) {
      expect(valueOf(item, name), name).toMatch(/./)
    }
    expect(valueOf(item, 'condition')).toBe('new')
    expect(valueOf(item, 'age_group')).toBe('adult')
    expect(valueOf(item, 'gender')).toBe('male')
    expect(valueOf(item, 'return_policy_label')).toBe('14_days')
  }
  // A number of the shop's own identifies nothing elsewhere.
  expect(valueOf(small, 'gtin')).toBeUndefined()
  expect(valueOf(large, 'gtin')).toBe('4006381333931')
  const shipping = (item: string) =>
    /<g:country>HK<.*?<g:price>(.*?)<.*<g:min_transit_time>(\d+)<.*<g:max_transit_time>(\d+)</
      .exec(valueOf(item, 'shipping') ?? '')
      ?.slice(1)
  expect(shipping(small)).toEqual(['0.00 HKD', '1', '2'])
  expect(shipping(large)).toEqual(['40.00 HKD', '1', '2'])
})

test('a product that nothing identifies says so', async () => {
  const { id } = await aProduct(ctx, { title: 'Scarf', brand: '', categories: [shirts.id] })
  const found = items(await read('/feeds/products-en.xml'))
  const flags = found.map((each) => [
    valueOf(each, 'item_group_id'),
    valueOf(each, 'identifier_exists'),
  ])
  expect(flags).toContainEqual([id, 'no'])
  expect(flags).toContainEqual([oxford.id, undefined])
})

test('a reduced price has the time for which it is scheduled', async () => {
  const { id } = await aProduct(ctx, { title: 'Cap', price: 20_000, categories: [shirts.id] })
  const scope = { product_ids: [id] }
  const startsAt = new Date('2026-01-01T00:00:00Z')
  const endsAt = new Date('2126-01-01T00:00:00Z')
  await aPromotion(ctx, percentOff(25), { level: 'local', scope, startsAt, endsAt })
  const found = items(await read('/feeds/products-en.xml'))
  const cap = found.find((each) => valueOf(each, 'item_group_id') === id) ?? ''
  expect(valueOf(cap, 'price')).toBe('200.00 HKD')
  expect(valueOf(cap, 'sale_price')).toBe('150.00 HKD')
  expect(valueOf(cap, 'sale_price_effective_date')).toBe(
    '2026-01-01T08:00:00+0800/2126-01-01T08:00:00+0800',
  )
  // Marked down until further notice.
  const large = found.find((each) => valueOf(each, 'size') === 'L') ?? ''
  expect(valueOf(large, 'sale_price')).toBe('624.00 HKD')
  expect(valueOf(large, 'sale_price_effective_date')).toBeUndefined()
})

test('a pre-order that is overdue names no day', async () => {
  const late = { stock: 0, preorder: { max_qty: 5, expectedOn: '2026-01-01' } }
  const { id } = await aProduct(ctx, { categories: [shirts.id], variants: { '': late } })
  const found = items(await read('/feeds/products-en.xml'))
  const item = found.find((each) => valueOf(each, 'item_group_id') === id) ?? ''
  expect(valueOf(item, 'availability')).toBe('preorder')
  expect(valueOf(item, 'availability_date')).toBeUndefined()
})

test('the one size of a hat has its name in each language', async () => {
  await aProduct(ctx, { title: 'Hat', categories: [shirts.id], sizes: ['One size'] })
  expect(await read('/feeds/products-en.xml')).toContain('<g:size>One size</g:size>')
  expect(await read('/feeds/products-zh.xml')).toContain('<g:size>均碼</g:size>')
})

test('each language has its own texts and links, with the same ids', async () => {
  const [en, zh] = await Promise.all([
    read('/feeds/products-en.xml'),
    read('/feeds/products-zh.xml'),
  ])
  const ids = (xml: string) => items(xml).map((each) => valueOf(each, 'id'))
  expect(ids(zh)).toEqual(ids(en))
  const first = items(zh).find((each) => valueOf(each, 'item_group_id') === oxford.id) ?? ''
  expect(valueOf(first, 'product_type')).toBe('恤衫')
  expect(valueOf(first, 'link')).toBe(
    `http://shop.test/zh/shop/main/product/${oxford.id}/${encodeURIComponent('牛津恤衫')}?colour=navy&amp;size=S`,
  )
})

test('a product taken off sale leaves the feed at once', async () => {
  const coat = await aProduct(ctx, { title: 'Rain coat', categories: [shirts.id] })
  expect(await read('/feeds/products-en.xml')).toContain('Rain coat')
  await change(ctx, [`product:${coat.id}`, 'products'], (trx) =>
    trx.updateTable('products').set({ status: 'archived' }).where('id', '=', coat.id).execute(),
  )
  expect(await read('/feeds/products-en.xml')).not.toContain('Rain coat')
})

test('the journal feed has published stories only, newest first', async () => {
  const care = await aLibrary(ctx, 'care')
  await anArticle(ctx, care.id, { slug: 'washing', publishedAt: new Date('2026-01-02') })
  await aPost(ctx, { slug: 'opening', publishedAt: new Date('2026-03-04') })
  await aPost(ctx, { slug: 'unfinished', status: 'DRAFT' })
  for (const locale of locales) {
    const answer = await ask(`/feeds/journal-${locale}.xml`)
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const links = [...(await answer.text()).matchAll(/<entry><id>(.*?)<\/id>/g)]
    const prefix = locale === 'en' ? '' : `/${locale}`
    expect(links.map(([, link]) => link)).toEqual([
      `http://shop.test${prefix}/posts/opening`,
      `http://shop.test${prefix}/articles/care/washing`,
    ])
  }
})

test('security.txt names a contact and a date to come, once the shop has an email', async () => {
  expect((await ask('/.well-known/security.txt')).status).toBe(404)
  await change(ctx, ['configuration'], (trx) =>
    trx
      .insertInto('configurations')
      .values({ slug: 'brand', value: JSON.stringify({ contact: { email: 'hello@shop.test' } }) })
      .execute(),
  )
  const text = await read('/.well-known/security.txt')
  expect(text).toContain('Contact: mailto:hello@shop.test\n')
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? []
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now())
})

test('llms.txt names the shop and links to its feeds', async () => {
  const text = await read('/llms.txt')
  expect(text).toMatch(/^# \S/)
  for (const [, path = ''] of text.matchAll(
    /\(http:\/\/shop\.test(\/(?:feeds|api|sitemap)[^)]*)\)/g,
  )) {
    expect((await ask(path)).status, path).toBe(200)
  }
})

test('an unknown language has no feed', async () => {
  expect((await ask('/feeds/products-fr.xml')).status).toBe(404)
})
