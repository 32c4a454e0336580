import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { colours } from '#db/colours.ts'
import { isCareCode } from '#db/care.ts'
import { scriptProblems } from '#test/script-problems.ts'
import { categories, collections } from './catalogue.ts'
import { columns } from './columns.ts'
import { fitOf } from './copy/style-copy.ts'
import { copyOf, styleCopies } from './copy/styles.ts'
import { demoCatalogueCsv } from './csv.ts'
import { fabricText } from './fabric.ts'
import { isMeasureName, measureNames, measuresOf, sizesOf } from './measurements.ts'
import { demoPicture } from './pictures.ts'
import { range } from './range.ts'
import { cornerRange, stockOf } from './stock.ts'

const csv = demoCatalogueCsv()
const rows = z.array(z.record(z.string(), z.string())).parse(parse(csv, { columns: true }))
const variants = rows.filter((row) => row['Variant SKU'] !== '')

test('every style in the range has copy, and all copy belongs to a style', () => {
  expect(styleCopies.map((copy) => copy.handle).toSorted()).toEqual(
    range.map((style) => style.handle).toSorted(),
  )
})

test('every text of a style exists in three languages, each in its own script', () => {
  const problems = range.flatMap((style) => {
    const { handle, en, zh, cn } = copyOf(style.handle)
    const words = (['title', 'subtitle', 'description', 'fit'] as const).map((field) =>
      scriptProblems(`${handle} ${field}`, { en: en[field], zh: zh[field], cn: cn[field] }),
    )
    return [
      ...words.flat(),
      ...scriptProblems(`${handle} fabric`, fabricText(copyOf(handle).fabric)),
      ...scriptProblems(`${handle} fit`, fitOf(copyOf(handle))),
    ]
  })
  expect(problems).toEqual([])
})

test('a description is neither too short nor too long', () => {
  for (const { handle, en, zh, cn } of styleCopies) {
    const words = en.description.split(/\s+/).filter((word) => word !== '-').length
    expect([words >= 60, words <= 120], `${handle}: ${words} words`).toEqual([true, true])
    for (const text of [zh.description, cn.description]) {
      const length = text.replaceAll(/[\s-]/g, '').length
      expect([length >= 75, length <= 220], `${handle}: ${length} characters`).toEqual([true, true])
    }
    const points = [en, zh, cn].map((text) => text.description.match(/^- /gm)?.length)
    expect(new Set(points).size, `${handle}: points differ by language`).toBe(1)
  }
})

test('the fibre percentages of each part of a garment add up to 100', () => {
  for (const { handle, fabric } of styleCopies) {
    for (const { part, blend } of fabric) {
      const total = blend.reduce((sum, [percent]) => sum + percent, 0)
      expect(total, `${handle} ${part}`).toBe(100)
    }
  }
})

test('a style goes with two to four other styles, all of which exist', () => {
  const handles = new Set(range.map((style) => style.handle))
  for (const { handle, goesWith } of styleCopies) {
    expect(goesWith.filter((other) => !handles.has(other) || other === handle)).toEqual([])
    expect(new Set(goesWith).size).toBe(goesWith.length)
    expect([2, 3, 4]).toContain(goesWith.length)
  }
})

test('prices are whole dollars, and a markdown is below the original price', () => {
  for (const { handle, price, compareAt } of styleCopies) {
    expect(Number.isInteger(price) && price > 0, handle).toBe(true)
    if (compareAt !== undefined) expect(compareAt, handle).toBeGreaterThan(price)
  }
  expect(styleCopies.filter((copy) => copy.compareAt !== undefined)).toHaveLength(8)
})

test('style numbers and positions are unique', () => {
  expect(new Set(styleCopies.map((copy) => copy.styleNumber)).size).toBe(range.length)
  expect(styleCopies.map((copy) => copy.position).toSorted((a, b) => a - b)).toEqual(
    range.map((_, index) => index + 1),
  )
})

test('measurements never shrink with size, and the main width grows', () => {
  for (const style of range.filter((s) => s.sizes !== 'one')) {
    const { base, step } = copyOf(style.handle)
    const sizes = sizesOf[style.sizes].map((size) => measuresOf(style.sizes, base, size, step))
    for (const [smaller, larger] of pairs(sizes)) {
      for (const name of measureNames) {
        expect(larger[name] ?? 0, `${style.handle} ${name}`).toBeGreaterThanOrEqual(
          smaller[name] ?? 0,
        )
      }
      const decides = base.chest === undefined ? 'waist' : 'chest'
      expect(larger[decides] ?? 0, style.handle).toBeGreaterThan(smaller[decides] ?? 0)
    }
  }
})

test('every style has measurements', () => {
  for (const { handle, base } of styleCopies) {
    expect(Object.keys(base).length, handle).toBeGreaterThanOrEqual(2)
    expect(Object.keys(base).filter((name) => !isMeasureName(name))).toEqual([])
  }
})

test('the file has one row per colour and size, and states each product once', () => {
  const expected = range.reduce((n, s) => n + s.colours.length * sizesOf[s.sizes].length, 0)
  expect(variants).toHaveLength(expected)
  expect(new Set(variants.map((row) => row['Variant SKU'])).size).toBe(expected)
  expect(new Set(variants.map((row) => row['Variant Barcode'])).size).toBe(expected)
  expect(rows.filter((row) => row['Title'] !== '').map((row) => row['Handle'])).toEqual(
    range.map((style) => style.handle),
  )
  expect(Object.keys(rows[0] ?? {})).toEqual([...columns])
})

test('the file parses back to what was written, line breaks and quotes included', () => {
  for (const row of rows.filter((r) => r['Title'] !== '')) {
    const { en, zh, cn } = copyOf(row['Handle'] ?? '')
    expect(row['Body (HTML)']).toBe(en.description)
    expect(row['Body (zh)']).toBe(zh.description)
    expect(row['Body (cn)']).toBe(cn.description)
  }
})

test('the shop knows every code in the file', () => {
  const colourTitles = new Set(colours.map((colour) => colour.title.en))
  const colourCodes = new Set(colours.map((colour) => colour.code))
  const collectionSlugs = new Set<string>(collections.map((collection) => collection.slug))
  for (const row of rows) {
    const care = (row['Care'] ?? '').split(';').filter((code) => code !== '')
    expect(care.filter((code) => !isCareCode(code))).toEqual([])
    if (row['Variant SKU'] !== '') expect(colourTitles).toContain(row['Option1 Value'])
    if (row['Image Colour'] !== '') expect(colourCodes).toContain(row['Image Colour'])
    if (row['Collection'] !== '') expect(collectionSlugs).toContain(row['Collection'])
  }
})

test('every picture named in the file can be drawn', async () => {
  const names = rows.map((row) => row['Image Src'] ?? '').filter((name) => name !== '')
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) {
    const svg = new TextDecoder().decode((await demoPicture(name)).bytes)
    expect(svg.startsWith('<svg'), name).toBe(true)
  }
  await expect(demoPicture('oxford-shirt-mustard-front.svg')).rejects.toThrow('no drawing')
})

test('the demo stock includes sold-out, low-stock, plentiful and pre-order variants', () => {
  const kinds = variants.map((row) => {
    if (row['Variant Preorder Limit'] !== '') return 'preorder'
    const quantity = Number(row['Stock mall']) + Number(row['Stock stockroom'])
    if (quantity === 0) return 'sold out'
    return quantity <= 3 ? 'low' : 'plenty'
  })
  const share = (kind: string): number => kinds.filter((k) => k === kind).length / kinds.length
  expect(share('plenty')).toBeGreaterThan(0.65)
  expect(share('sold out')).toBeGreaterThan(0.05)
  expect(share('low')).toBeGreaterThan(0.05)
  expect(new Set(styleCopies.filter((copy) => copy.preorder).map((copy) => copy.handle)).size).toBe(
    4,
  )
})

test('the small store has a dozen products, nearly all of them in stock', () => {
  const inCorner = variants.filter((row) => row['Stock corner'] !== '')
  expect(new Set(inCorner.map((row) => row.Handle))).toEqual(cornerRange)
  expect(cornerRange.size).toBe(12)
  const left = inCorner.filter((row) => Number(row['Stock corner']) > 0)
  expect(left.length / inCorner.length).toBeGreaterThan(0.7)
})

test('the stock of a variant is deterministic', () => {
  const copy = copyOf('merino-crew-jumper')
  expect(stockOf(copy, 'navy', 'M')).toEqual(stockOf(copy, 'navy', 'M'))
  expect(demoCatalogueCsv()).toBe(csv)
})

test('every style is in a category that has a parent or no children', () => {
  const slugs = new Set(categories.map((category) => category.slug))
  const parents = new Set(categories.flatMap((category) => category.parent ?? []))
  for (const style of range) {
    expect(slugs).toContain(style.category)
    expect(parents).not.toContain(style.category)
  }
  for (const parent of parents) expect(slugs).toContain(parent)
})

test('categories and collections are translated into three languages', () => {
  const problems = [...categories, ...collections].flatMap(({ slug, title, intro }) => [
    ...scriptProblems(`${slug} title`, title),
    ...scriptProblems(`${slug} intro`, intro),
  ])
  expect(problems).toEqual([])
})

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.slice(1).flatMap((item, index) => {
    const before = items[index]
    return before === undefined ? [] : [[before, item] satisfies [T, T]]
  })
}
