import { expect, test } from 'vitest'
import { layout } from '#demo/layout.ts'
import { newId } from '#domain/ids.ts'
import { needsOfPath } from '#domain/own-path.ts'
import { aCategory } from '#test/builders/catalogue.ts'
import { mainStore } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
await mainStore(ctx)
const { api } = await shop.staff('owner')
await aCategory(ctx, { slug: 'tops' })
await ctx.db
  .insertInto('collections')
  .values({ slug: 'aw26', title: JSON.stringify({ en: 'A', zh: 'A', cn: 'A' }) })
  .execute()

const page = (slug: string, published_at?: null) =>
  api('POST /contents/{slug}/versions', {
    params: { slug },
    body: {
      title: { en: slug },
      description: {},
      body: {},
      ...(published_at === null && { published_at }),
    },
  })
await page('winter-care')
await page('unfinished', null)

const title = { en: 'Care', zh: '護理', cn: '护理' }
const footer = (url: string) => ({
  navbar: { ...layout.navbar, navigation: [], account: [] },
  footer: { ...layout.footer, sections: [{ title, links: [{ title, url }] }] },
})
const menu = (path: string) => ({
  navbar: {
    ...layout.navbar,
    navigation: [
      {
        title,
        path: '/',
        megamenu: true,
        children: [{ title, path: '/', children: [{ title, path }] }],
      },
    ],
    account: [],
  },
  footer: { ...layout.footer, sections: [] },
})
const offer = (path: string, paths: string[] = []) => ({
  offer: {
    title,
    text: title,
    delay_seconds: 1,
    paths,
    picture: null,
    link: { title, path },
    starts_at: null,
    ends_at: null,
  },
})
const set = (slug: 'layout' | 'pop_ups', value: unknown) =>
  api('PUT /configurations/{slug}', { params: { slug }, body: { value } })
const home = (data: object, body: object = {}) =>
  api('POST /contents/{slug}/versions', {
    params: { slug: 'home' },
    body: {
      title: { en: 'Home' },
      description: {},
      body: {},
      data: { pictures: [], ...data },
      ...body,
    },
  })
const journal = (path: string) => ({ rows: [{ kind: 'journal', title, more: { title, path } }] })

const doors = {
  'the footer': ['value.footer.sections.0.links.0.url', (path) => set('layout', footer(path))],
  'the menu': [
    'value.navbar.navigation.0.children.0.children.0.path',
    (path) => set('layout', menu(path)),
  ],
  'a pop-up': ['value.offer.link.path', (path) => set('pop_ups', offer(path))],
  'the pages of a pop-up': ['value.offer.paths.0', (path) => set('pop_ups', offer('/', [path]))],
  'the home page': ['data.rows.0.more.path', (path) => home(journal(path))],
} satisfies Record<string, [string, (path: string) => Promise<unknown>]>

test.each(Object.entries(doors))(
  '%s leads only to pages that answer',
  async (_door, [at, save]) => {
    for (const path of [
      '/pages/winter-care',
      'pages/winter-care',
      '/zh/pages/winter-care',
      '/shop/main/category/tops/product',
      '/shop/main/product?collections=aw26',
      '/posts',
    ]) {
      await save(path)
    }
    for (const path of [
      '/pages/wintercare',
      '/pages/unfinished',
      '/shop/main/category/bottoms/product',
      '/shop/main/product?collections=aw25',
      '/shop/main/product/pro_1',
      '/posts/snow',
      '/articles/care/wool',
      '/nowhere',
      'www.example.com',
      '//evil.example',
      'javascript:alert(1)',
    ]) {
      await expect(save(path), path).rejects.toMatchObject({
        status: 422,
        issues: [{ path: expect.stringContaining(at.split('.').at(-1) ?? '') }],
      })
    }
  },
)

test('a path without its slash or with a language is stored as it is linked', async () => {
  const { value } = await set('layout', footer('zh/pages/winter-care'))
  expect(value).toMatchObject({
    footer: { sections: [{ links: [{ url: '/pages/winter-care' }] }] },
  })
  const { data } = await home(journal('pages/winter-care'))
  expect(data).toMatchObject(journal('/pages/winter-care'))
})

test('a footer may lead elsewhere, by https, telephone or email', async () => {
  for (const url of ['https://example.com/', 'tel:+85223456789', 'mailto:shop@example.com']) {
    await expect(set('layout', footer(url))).resolves.toHaveProperty('slug')
  }
})

test('the home page names products, categories and shops that exist', async () => {
  const rows = [
    { kind: 'categories', title, slugs: ['tops', 'gone'] },
    { kind: 'outfit', title, text: title, handles: [newId('product')] },
  ]
  await expect(home({ rows })).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'data.rows.0.slugs.1' }, { path: 'data.rows.1.handles.0' }],
  })
  await expect(home({ rows }, { published_at: null })).resolves.toHaveProperty('_id')
})

test('a public text links to pages that answer, and a draft may link to what is to come', async () => {
  const write = (link: string, published_at?: null) =>
    api('POST /contents/{slug}/versions', {
      params: { slug: 'letter' },
      body: {
        title: { en: 'Letter' },
        description: {},
        body: { en: `See [this](${link}), or [below](#care).`, zh: '' },
        ...(published_at === null && { published_at }),
      },
    })
  for (const link of ['/pages/winter-care', 'https://example.com', 'mailto:shop@example.com']) {
    await expect(write(link), link).resolves.toHaveProperty('_id')
  }
  for (const link of ['pages/winter-care', '/pages/wintercare', '/zh/pages/winter-care']) {
    await expect(write(link), link).rejects.toMatchObject({ issues: [{ path: 'body.en' }] })
  }
  await expect(write('/pages/wintercare', null)).resolves.toHaveProperty('_id')
})

test('every link of the demo is a page of the storefront', () => {
  const paths = [...JSON.stringify(layout).matchAll(/"(?:path|url)":"(\/[^"]*)"/g)]
  expect(paths.length).toBeGreaterThan(40)
  expect(paths.filter(([, path = '']) => needsOfPath(path) === null)).toEqual([])
})
