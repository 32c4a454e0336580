import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvText } from '#domain/csv.ts'
import { aCategory } from '#test/builders/catalogue.ts'
import { aStore, aWarehouse } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'
import { importProducts } from './import-products.ts'
import { htmlOf, plainText } from './plain-text.ts'
import { readCsv } from './read-csv.ts'

const shop = await testShop()
const { ctx } = shop
const { db } = ctx
const { api } = await shop.staff('owner')
const store = await aStore(ctx)
await aWarehouse(ctx, { storeId: store.id, slug: 'stockroom', isPickup: false })
await aWarehouse(ctx, { storeId: store.id, slug: 'mall', isPickup: true })
await aCategory(ctx, { slug: 'shirts' })

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"><rect width="4" height="5" fill="#fff"/></svg>',
)

function bringIn(csv: string) {
  return importProducts(ctx, csv, { pictures: async () => drawing })
}

async function exported(): Promise<string> {
  const pages = []
  for (let page = 1; page === 1 || pages.at(-1)?.next_page_url; page += 1) {
    pages.push(await api('GET /products/export', { query: { page, per_page: 2 } }))
  }
  return csvText([pages[0]?.headings ?? [], ...pages.flatMap(({ data }) => data)])
}

async function everything() {
  const tables = [
    'products',
    'variants',
    'product_pictures',
    'product_categories',
    'search_texts',
  ] as const
  const levels = ['stock_levels', 'preorder_levels', 'stock_movements', 'files'] as const
  const rows = [...tables, ...levels].map(async (table) => {
    const found = await db.selectFrom(table).selectAll().execute()
    return [table, found.map((row) => JSON.stringify(row)).toSorted()] as const
  })
  return Object.fromEntries(await Promise.all(rows))
}

const first = [
  'Handle,Title,Title (zh),Category,Tags,Published At,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Price,Variant Compare At Price,Variant Points Price,Variant Barcode,Cost per item,Variant Preorder Limit,Variant Preorder Date,Variant Measurements,Stock stockroom,Stock mall,Image Src,Image Alt Text,Image Colour',
  'coat,"Coat, long",長大衣,shirts,"winter, wool",2026-03-01,Colour,Moss,Size,S,C-S,900,1480,1980,200,489,610.5,5,2027-01-15,chest=54;length=72.5,3,,coat-front.svg,Front,moss',
  'coat,,,,,,,Moss,,M,C-M,900,1480.00,,,,,,,chest=56,0,2,coat-back.svg,,',
  'coat,,,,,,,Moss,,L,C-L,900,1480,,,,,,,,,,,,',
  'belt,Belt,,,,,,,,,BELT,120,180,,,,,,,,,,,,',
].join('\n')

test('an export imported again changes nothing, whatever staff have changed between', async () => {
  expect(await bringIn(first)).toMatchObject({ problems: [], created: 2 })
  const { _id: id, variants } = await api('GET /products/{id}', { params: { id: 'coat' } })
  const medium = variants.find(({ sku }) => sku === 'C-M')?._id ?? ''
  await api('PUT /variants/{id}/archived', {
    params: { id: medium },
    body: { is_archived: true },
  })
  await api('PUT /products/{id}', {
    params: { id },
    body: {
      description: { en: 'Warm & <b>dry</b>\n\n- 1 &lt; 2\n- two', zh: '=1+1', cn: '' },
      subtitle: { en: "'=quoted", zh: '', cn: '' },
      published_at: '2026-03-02T03:04:05.678Z',
    },
  })
  await api('PUT /search-texts/{kind}/{id}', {
    params: { kind: 'product', id },
    body: {
      title: { en: 'Long coats', zh: '', cn: '' },
      description: { en: '', zh: '長大衣', cn: '' },
    },
  })
  await api('POST /products', { body: { title: { en: 'Not yet', zh: '', cn: '' } } })
  const before = await everything()
  const csv = await exported()
  expect(await bringIn(csv)).toMatchObject({
    problems: [],
    notes: [],
    created: 0,
    updated: 0,
    unchanged: 3,
  })
  expect(await everything()).toEqual(before)
  expect(await exported()).toBe(csv)
})

test('a price changed in an export is the only change of its import', async () => {
  const before = await everything()
  const csv = await exported()
  const dearer = csv.replace('180.00', '200.00')
  expect(dearer).not.toBe(csv)
  expect(await bringIn(dearer)).toMatchObject({ created: 0, updated: 1, unchanged: 2 })
  const after = await everything()
  expect(after.variants).not.toEqual(before.variants)
  expect({ ...after, variants: [] }).toEqual({ ...before, variants: [] })
})

test('any text comes back out of a cell, also one like a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (texts) => {
      const lines = texts.map((text, at) => [`row-${at}`, 'Title', '1', text])
      const { rows } = readCsv(csvText([['Handle', 'Title', 'Variant Price', 'Tags'], ...lines]))
      expect(rows.map((row) => row.cell('Tags'))).toEqual(texts.map((text) => text.trim()))
    }),
  )
})

test('a text that looks like HTML comes back out of the HTML column', () => {
  const parts = fc.constantFrom(
    'a',
    '&amp;',
    '<b>',
    '</p>',
    '&',
    '<',
    '>',
    '\n',
    '\n\n',
    ' x',
    '&lt;',
  )
  fc.assert(
    fc.property(fc.array(parts), (made) => {
      const text = made
        .join('')
        .split('\n')
        .map((line) => line.trim())
        .join('\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim()
      expect(plainText(htmlOf(text))).toBe(text)
    }),
  )
})
