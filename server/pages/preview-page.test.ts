import { expect, test } from 'vitest'
import { locales } from '#domain/locale.ts'
import { previewBar } from './preview-bar.ts'
import { renderPreview } from './preview-page.ts'
import type { Storefront } from './storefront-build.ts'

const moved: Pick<Storefront, 'render'> = {
  render: async () => ({
    response: new Response(null, { status: 302, headers: { location: '/about-us' } }),
    route: '/about',
    document: null,
    tags: [],
    isKeepable: false,
    state: null,
  }),
}

test.each([
  ['a key', 'prv_1.abc-_', 'prv_1.abc-_'],
  ['what is no header', 'prv_1\r\nset-cookie: a=b', 'prv_1%0D%0Aset-cookie%3A%20a%3Db'],
])('the address that a preview leads to keeps %s', async (_, link, kept) => {
  const request = { preview: null, link, url: '/about', shown: locales }
  const { response } = await renderPreview(moved, 'https://shop.example', request)
  expect(response.headers.get('location')).toBe(`/about-us?preview=${kept}`)
})

test('the bar of a preview leads to the editor, and to the same preview in the other languages', () => {
  const bar = previewBar('/zh/about-us?preview=prv_1', '/content/pages/about-us', locales)
  const links = [...bar.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)
  expect(links).toEqual([
    '/staff/content/pages/about-us',
    '/about-us?preview=prv_1',
    '/cn/about-us?preview=prv_1',
  ])
})
