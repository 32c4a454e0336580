import { expect, test } from 'vitest'
import { aCategory } from '#test/builders/catalogue.ts'
import { aStore, aWarehouse } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'
import { importProducts, type ImportReport } from './import-products.ts'
import type { PictureSource } from './given-pictures.ts'

const { ctx } = await testShop()
const store = await aStore(ctx)
await aWarehouse(ctx, { storeId: store.id, slug: 'stockroom', isPickup: false })
await aWarehouse(ctx, { storeId: store.id, slug: 'mall', isPickup: true })
await aCategory(ctx, { slug: 'shirts' })

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"><rect width="4" height="5" fill="#fff"/></svg>',
)
const pictures: PictureSource = async (name) => {
  return name.includes('missing') ? null : drawing
}

function bringIn(csv: string, isDryRun = false): Promise<ImportReport> {
  return importProducts(ctx, csv, { pictures, isDryRun })
}

/** A file with the required columns and the given ones. */
function file(extra: string[], ...rows: string[][]): string {
  const headings = [
    'Handle',
    'Title',
    'Option1 Name',
    'Option1 Value',
    'Variant SKU',
    'Variant Price',
    ...extra,
  ]
  return [headings, ...rows]
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n')
}

async function variantsOf(handle: string) {
  return ctx.db
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .leftJoin('stock_levels as s', 's.variant_id', 'v.id')
    .select(['v.sku', 'v.size', 'v.colour_code', 'v.price_cents', 'v.archived_at', 's.on_hand'])
    .where('p.handle', '=', handle)
    .orderBy('v.position')
    .execute()
}

async function countProducts(): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

test('a file creates its products, sizes, prices and stock', async () => {
  const report = await bringIn(
    file(
      ['Variant Inventory Qty', 'Category'],
      ['plain-shirt', 'Plain shirt', 'Size', 'M', 'PS-M', '580', '4', 'shirts'],
      ['plain-shirt', '', '', 'L', 'PS-L', '1,580.50', '0', ''],
    ),
  )
  expect(report).toMatchObject({ problems: [], created: 1, variants: 2 })
  expect(await variantsOf('plain-shirt')).toMatchObject([
    { sku: 'PS-M', size: 'M', price_cents: 58_000, on_hand: 4 },
    { sku: 'PS-L', size: 'L', price_cents: 158_050, on_hand: 0 },
  ])
})

test('importing the same file again changes nothing and adds no stock movement', async () => {
  const csv = file(['Variant Inventory Qty'], ['twice', 'Twice', 'Size', 'M', 'TW-M', '100', '7'])
  await bringIn(csv)
  const movements = () => ctx.db.selectFrom('stock_movements').select('id').execute()
  const before = await movements()
  expect(await bringIn(csv)).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
  expect(await movements()).toEqual(before)
})

test('a bad row prevents all changes, and every bad row is reported with its line', async () => {
  const before = await countProducts()
  const report = await bringIn(
    file(
      ['Variant Inventory Qty', 'Category'],
      ['good', 'Good', 'Size', 'M', 'G-M', '100', '1', ''],
      ['Bad Handle!', 'Bad', 'Size', 'M', 'B-M', '100', '1', ''],
      ['no-price', 'No price', 'Size', 'M', 'N-M', 'free', '1', ''],
      ['no-title', '', 'Size', 'M', 'T-M', '100', 'many', ''],
      ['twin', 'Twin', 'Size', 'M', 'G-M', '100', '1', ''],
    ),
  )
  expect(report.problems).toMatchObject([
    { line: 2, column: 'Variant SKU' },
    { line: 3, column: 'Handle' },
    { line: 4, column: 'Variant Price' },
    { line: 5, column: 'Title' },
    { line: 5, column: 'Variant Inventory Qty' },
  ])
  expect(await countProducts()).toBe(before)
})

test('unknown names are problems that are reported before anything is written', async () => {
  const report = await bringIn(
    file(
      ['Category', 'Collection', 'Stock attic'],
      ['lost', 'Lost', 'Size', 'M', 'L-M', '100', 'hats', 'aw99', '3'],
    ),
  )
  expect(report.problems.map(({ column }) => column)).toEqual(
    expect.arrayContaining(['Category', 'Collection', 'Stock attic']),
  )
  expect(await variantsOf('lost')).toEqual([])
})

test('a dry run reports what would happen and changes nothing', async () => {
  const csv = file([], ['dry', 'Dry', 'Size', 'M', 'D-M', '100'])
  expect(await bringIn(csv, true)).toMatchObject({ created: 1, problems: [] })
  expect(await variantsOf('dry')).toEqual([])
})

test('Chinese columns are kept as written; cn defaults to converted zh, and zh to English', async () => {
  await bringIn(
    file(
      ['Title (zh)', 'Title (cn)', 'Body (HTML)', 'Body (zh)'],
      [
        'worded',
        'Shirt',
        'Size',
        'M',
        'W-M',
        '100',
        '恤衫',
        '',
        '<p>Cotton &amp; linen.</p><ul><li>Light</li></ul>',
        '棉麻',
      ],
      ['plain', 'Tee', 'Size', 'M', 'P-M', '100', '', '', 'One line, "quoted"', ''],
    ),
  )
  const rows = await ctx.db
    .selectFrom('products')
    .select(['title', 'description'])
    .where('handle', 'in', ['worded', 'plain'])
    .orderBy('handle', 'desc')
    .execute()
  expect(rows).toEqual([
    {
      title: { en: 'Shirt', zh: '恤衫', cn: '恤衫' },
      description: { en: 'Cotton & linen.\n\n- Light', zh: '棉麻', cn: '棉麻' },
    },
    {
      title: { en: 'Tee', zh: 'Tee', cn: 'Tee' },
      description: { en: 'One line, "quoted"', zh: 'One line, "quoted"', cn: 'One line, "quoted"' },
    },
  ])
})

test('a colour is found by code or any title; a new one is added and reported', async () => {
  const report = await bringIn(
    file(
      [],
      ['hued', 'Hued', 'Color', 'Ocean mist', 'H-1', '100'],
      ['hued', '', '', 'Ocean Mist deep', 'H-2', '100'],
      ['hued-too', 'Hued too', 'Colour', 'ocean MIST', 'H-3', '100'],
    ),
  )
  expect(report.notes).toHaveLength(2)
  expect(await variantsOf('hued')).toMatchObject([
    { colour_code: 'ocean-mist' },
    { colour_code: 'ocean-mist-deep' },
  ])
  expect(await variantsOf('hued-too')).toMatchObject([{ colour_code: 'ocean-mist' }])
})

test('a variant missing from the file is archived, and restored when it returns', async () => {
  const both = file(
    [],
    ['gone', 'Gone', 'Size', 'M', 'GO-M', '100'],
    ['gone', '', '', 'L', 'GO-L', '100'],
  )
  await bringIn(both)
  await bringIn(file([], ['gone', 'Gone', 'Size', 'M', 'GO-M', '100']))
  expect((await variantsOf('gone')).map((each) => each.archived_at !== null)).toEqual([false, true])
  await bringIn(both)
  expect((await variantsOf('gone')).map((each) => each.archived_at)).toEqual([null, null])
})

test('stock cannot be set below what is sold', async () => {
  const csv = (qty: string) =>
    file(['Variant Inventory Qty'], ['sold', 'Sold', 'Size', 'M', 'S-M', '100', qty])
  await bringIn(csv('5'))
  await ctx.db
    .updateTable('stock_levels')
    .set({ reserved: 3 })
    .where('variant_id', 'in', (eb) =>
      eb.selectFrom('variants').select('id').where('sku', '=', 'S-M'),
    )
    .execute()
  expect(await bringIn(csv('2'))).toMatchObject({
    problems: [{ line: 2, column: 'Variant Inventory Qty' }],
  })
  expect(await variantsOf('sold')).toMatchObject([{ on_hand: 5 }])
})

test('an unknown warehouse is answered with those there are', async () => {
  const { problems } = await bringIn(
    file(['Stock attic'], ['stored', 'Stored', 'Size', 'M', 'ST-M', '100', '4']),
  )
  expect(problems).toMatchObject([
    { column: 'Stock attic', message: expect.stringContaining('attic') },
  ])
  expect(problems[0]?.message).toContain('stockroom, mall')
  expect(await variantsOf('stored')).toEqual([])
})

test('measurements are stored by size, and a bad one is reported', async () => {
  const columns = ['Variant Measurements']
  await bringIn(file(columns, ['cut', 'Cut', 'Size', 'M', 'C-M', '100', 'chest=54;length=72.5']))
  const { measurements } = await ctx.db
    .selectFrom('products')
    .select('measurements')
    .where('handle', '=', 'cut')
    .executeTakeFirstOrThrow()
  expect(measurements).toEqual([{ size: 'M', values: { chest: 54, length: 72.5 } }])
  const bad = await bringIn(file(columns, ['cut', 'Cut', 'Size', 'M', 'C-M', '100', 'chest=wide']))
  expect(bad.problems).toMatchObject([{ line: 2, column: 'Variant Measurements' }])
})

test('a file that is not CSV or lacks a column is reported as a problem', async () => {
  expect((await bringIn('Title\nx')).problems.map(({ column }) => column)).toEqual([
    'Handle',
    'Variant Price',
  ])
  const saying = async (csv: string) => (await bringIn(csv)).problems.map(({ message }) => message)
  expect(await saying('Name\nx')).toEqual([expect.stringContaining('not a product file')])
  expect(await saying('')).toEqual(['The file is empty'])
  expect(await saying('Handle,Title,Price')).toEqual([expect.stringContaining('no products')])
  expect(await saying('Handle,URL handle,Title,Price\na,a,A,1')).toEqual([
    'The column “URL handle” appears twice',
  ])
})

test('a picture missing from the folder is a problem, and nothing is written', async () => {
  const csv = file(
    ['Image Src'],
    ['unseen', 'Unseen', 'Size', 'M', 'UN-M', '100', 'unseen-front.svg'],
    ['unseen', '', '', '', '', '', 'missing-back.jpg'],
  )
  const { problems } = await bringIn(csv)
  expect(problems).toMatchObject([
    { line: 3, column: 'Image Src', message: expect.stringContaining('missing-back.jpg') },
  ])
  expect(await variantsOf('unseen')).toEqual([])
})

test('Shopify’s newer headings are recognised and used in problem reports', async () => {
  const rows = (price: string) =>
    [
      'Title,URL handle,Description,Vendor,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option2 name,Option2 value,Price,Compare-at price,Charge tax,Inventory quantity,Continue selling when out of stock,Weight value (grams),Requires shipping,Product image URL,Image position,SEO title',
      `Oxford shirt,newer-shirt,<p>Cotton.</p>,Praya,"office, cotton",TRUE,Active,NEW-S,489,Color,Navy,Size,S,${price},480.00,TRUE,3,DENY,260.5,TRUE,newer-front.svg,1,Buy it`,
      ',newer-shirt,,,,,,NEW-M,,,Navy,,M,380.00,,TRUE,0,DENY,260,TRUE,,,',
    ].join('\n')
  expect((await bringIn(rows('dear'))).problems).toMatchObject([{ line: 2, column: 'Price' }])
  const report = await bringIn(rows('380.00'))
  expect(report).toMatchObject({
    problems: [],
    created: 1,
    variants: 2,
    pictures: 1,
    notes: [{ column: 'Weight value (grams)' }, { column: 'Option1 value' }],
  })
  expect(await variantsOf('newer-shirt')).toMatchObject([
    { sku: 'NEW-S', size: 'S', colour_code: 'navy', price_cents: 38_000, on_hand: 3 },
    { sku: 'NEW-M', size: 'M', colour_code: 'navy', price_cents: 38_000, on_hand: 0 },
  ])
  const texts = await ctx.db.selectFrom('search_texts').select('title').execute()
  expect(texts).toEqual([{ title: { en: 'Buy it', zh: '', cn: '' } }])
})
