import { expect, test } from 'vitest'
import type { Answer } from '#contract/client.ts'
import { recordedApi, Refusal } from '#test/recorded-api.ts'
import { loadHome } from './load-home.server.ts'

const localize = (text: string) => ({ en: text, zh: `${text}（繁）`, cn: `${text}（简）` })
const told = { title: localize('Title'), text: localize('Text') }
const more = { title: localize('More'), path: '/shop/main/product' }
const hero = {
  ...told,
  eyebrow: localize('New'),
  cta: more,
  handle: 'oxford-shirt',
  colour: 'white',
}

/** The home page with this content, of a shop that does not sell what is called `gone`. */
function home(data: Answer<'GET /contents/slug/{slug}/latest'>['data']) {
  const api = recordedApi({
    'GET /contents/slug/{slug}/latest': () => ({
      _id: 'con_home',
      slug: 'home',
      title: localize('Praya'),
      description: localize('Menswear'),
      body: localize(''),
      updated_at: '2026-11-01T00:00:00.000Z',
      data,
    }),
    'GET /stores/{store_id}/product-management/products/{product_id}/details': (_, path) =>
      path.includes('gone') ? new Refusal(404) : undefined,
  })
  return loadHome(api, 'zh')
}

test('the hero shows its garment in the colour it names', async () => {
  const { title, hero: shown } = await home({ hero, rows: [] })
  expect(title).toBe('Praya（繁）')
  expect(shown).toMatchObject({
    eyebrow: 'New（繁）',
    cta: { title: 'More（繁）' },
    garment: { title: '牛津恤衫', colour: 'white' },
  })
})

test('a colour that is not made any more is shown in the first one', async () => {
  const { hero: shown } = await home({ hero: { ...hero, colour: 'mauve' }, rows: [] })
  expect(shown?.garment?.colour).toBe('sky')
})

test('what is not sold any more is left out, and the page stands', async () => {
  const { hero: shown, rows } = await home({
    hero: { ...hero, handle: 'gone' },
    rows: [
      { kind: 'outfit', ...told, handles: ['gone', 'oxford-shirt'] },
      { kind: 'story', ...told, handle: 'gone', more },
    ],
  })
  expect(shown?.garment).toBeNull()
  expect(rows).toMatchObject([
    { kind: 'outfit', garments: [{ title: '牛津恤衫' }] },
    { kind: 'story', garment: null, closeUp: null },
  ])
})

test('a shop or a category that is not there makes no row or tile', async () => {
  const { rows } = await home({
    rows: [
      { kind: 'shop', ...told, warehouse: 'closed', more },
      { kind: 'categories', title: told.title, slugs: ['shirts', 'capes'] },
    ],
  })
  expect(rows).toMatchObject([
    { kind: 'categories', tiles: [{ title: '恤衫', path: '/shop/main/category/shirts/product' }] },
  ])
})

test('a row that the page does not know is left out', async () => {
  const details = { kind: 'facts', items: [told] }
  expect((await home({ rows: [{ kind: 'carousel' }, 7, details] })).rows).toEqual([
    { kind: 'facts', items: [{ title: 'Title（繁）', text: 'Text（繁）' }] },
  ])
})
