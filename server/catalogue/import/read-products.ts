import { pictureViews } from '#contract/staff/product-shapes.ts'
import { slugify } from '#domain/slug.ts'
import type { SizeMeasurements } from '#db/json-types.ts'
import { completeSearchText } from '../../platform/text/search-texts.ts'
import { Cells } from './cells.ts'
import { plainText } from './plain-text.ts'
import type { Problem } from './problem.ts'
import type { PictureData, ProductData, VariantData } from './product-data.ts'
import { readCsv, type Csv, type CsvRow } from './read-csv.ts'

interface ProductFile {
  products: ProductData[]
  problems: Problem[]
  notes: readonly Problem[]
  /** The file's own heading of a column. */
  headingOf: (column: string) => string
}

/**
 * Reads Shopify's product CSV with the shop's extra columns (docs/import.md). Every row is checked;
 * the products are valid only if there are no problems.
 */
export function readProducts(text: string): ProductFile {
  const csv = readCsv(text)
  const cells = new Cells()
  cells.problems.push(...csv.problems)
  const products =
    csv.problems.length > 0 ? [] : groups(csv, cells).map((rows) => product(csv, cells, rows))
  refuseTwins(cells, products)
  const problems = cells.problems.toSorted((a, b) => a.line - b.line)
  return { products, problems, notes: csv.notes, headingOf: csv.headingOf }
}

/** The end of a file name: `oxford-back.webp`. */
const viewPattern = new RegExp(`-(${pictureViews.join('|')})\\.\\w+$`)

type Rows = readonly [CsvRow, ...CsvRow[]]

/** Groups rows by handle. Shopify writes them consecutively, but other tools may not. */
function groups({ rows }: Csv, cells: Cells): Rows[] {
  const byHandle = new Map<string, [CsvRow, ...CsvRow[]]>()
  for (const row of rows) {
    const handle = row.cell('Handle')
    const known = byHandle.get(handle)
    if (handle === '') cells.report(row, 'Handle', (t) => t.noHandle)
    else if (slugify(handle) !== handle) {
      cells.report(row, 'Handle', (t) => t.notHandle(handle))
    } else if (known) {
      refuseNamesake(cells, known[0], row)
      known.push(row)
    } else byHandle.set(handle, [row])
  }
  return [...byHandle.values()]
}

/** All rows of a product must have the same title. */
function refuseNamesake(cells: Cells, first: CsvRow, row: CsvRow): void {
  const title = row.cell('Title')
  if (title === '' || title === first.cell('Title')) return
  const handle = row.cell('Handle')
  cells.report(row, 'Handle', (t) => t.handleOfOther(handle, first.cell('Title'), first.line))
}

function product(csv: Csv, cells: Cells, rows: Rows): ProductData {
  const [first] = rows
  const title = cells.text(first, 'Title')
  if (title.en === '') cells.report(first, 'Title', (t) => t.noTitle)
  const status = statusOf(cells, first)
  const variants = rows
    .filter((row) => row.cell('Variant Price') !== '')
    .map((row) => variant(csv, cells, first, row))
  if (variants.length === 0 && status !== 'draft')
    cells.report(first, 'Variant Price', (t) => t.noPrice)
  return {
    line: first.line,
    handle: first.cell('Handle'),
    status,
    title,
    subtitle: cells.text(first, 'Subtitle'),
    description: cells.text(first, 'Body (HTML)', plainText),
    brand: first.cell('Vendor'),
    styleNumber: first.cell('Style Number') || null,
    fitKind: first.cell('Fit Kind') || null,
    fit: cells.optionalText(first, 'Fit'),
    fabricKind: first.cell('Fabric Kind') || null,
    fabric: cells.optionalText(first, 'Fabric'),
    care: cells.list(first, 'Care'),
    origin: originOf(cells, first),
    collection: first.cell('Collection') || null,
    categories: cells.list(first, 'Category'),
    type: first.cell('Type'),
    tags: cells.list(first, 'Tags', ','),
    goesWith: cells.list(first, 'Goes With'),
    position: cells.count(first, 'Position') ?? 0,
    publishedAt: cells.instant(first, 'Published At'),
    measurements: measurementsOf(variants),
    ...searchTextOf(csv, first),
    variants,
    pictures: rows
      .filter((row) => row.cell('Image Src') !== '')
      .map((row, at) => pictureOf(cells, row, at + 1)),
  }
}

function searchTextOf({ columns }: Csv, row: CsvRow): Pick<ProductData, 'searchText'> {
  if (!columns.some((column) => column.startsWith('SEO '))) return {}
  const text = (column: string) =>
    completeSearchText({
      en: row.cell(column),
      zh: row.cell(`${column} (zh)`),
      cn: row.cell(`${column} (cn)`),
    })
  return { searchText: { title: text('SEO Title'), description: text('SEO Description') } }
}

function statusOf(cells: Cells, row: CsvRow): ProductData['status'] {
  const status = row.cell('Status').toLowerCase()
  if (status === 'draft' || status === 'archived' || status === 'active') return status
  if (status !== '') cells.report(row, 'Status', (t) => t.notStatus(status))
  return row.cell('Published').toLowerCase() === 'false' ? 'draft' : 'active'
}

function originOf(cells: Cells, row: CsvRow): string | null {
  const origin = row.cell('Origin')
  if (origin === '' || /^[A-Z]{2}$/.test(origin)) return origin || null
  cells.report(row, 'Origin', (t) => t.notCountry(origin))
  return null
}

function variant(csv: Csv, cells: Cells, first: CsvRow, row: CsvRow): VariantData {
  const { colour, size } = optionsOf(first, row)
  const price = cells.money(row, 'Variant Price') ?? 0
  const compareAt = cells.money(row, 'Variant Compare At Price')
  const handle = first.cell('Handle')
  return {
    line: row.line,
    sku:
      row.cell('Variant SKU') ||
      [handle, colour, size]
        .filter(Boolean)
        .map((part) => slugify(part ?? ''))
        .join('-')
        .toUpperCase(),
    colour,
    size,
    priceCents: price,
    // Shopify also exports compare-at prices that are not higher than the price.
    compareAtCents: compareAt !== null && compareAt > price ? compareAt : null,
    pointsPrice: cells.count(row, 'Variant Points Price'),
    costCents: cells.money(row, 'Cost per item'),
    weightGrams: cells.grams(row, 'Variant Grams') ?? 0,
    barcode: row.cell('Variant Barcode') || null,
    preorder: preorderOf(cells, row),
    measurements: cells.measurements(row, 'Variant Measurements'),
    stock: stockOf(csv, cells, row),
  }
}

/**
 * Colour and size from Shopify's three options; its default `Title` option is neither. Two options
 * next to the colour become one size: `32 / Long`.
 */
function optionsOf(first: CsvRow, row: CsvRow): { colour: string | null; size: string | null } {
  const options = [1, 2, 3]
    .map((at) => ({ name: first.cell(`Option${at} Name`), value: row.cell(`Option${at} Value`) }))
    .filter(({ name, value }) => name !== '' && value !== '' && value !== 'Default Title')
  const sizes = options.filter(({ name }) => !isColour(name)).map(({ value }) => value)
  return {
    colour: options.findLast(({ name }) => isColour(name))?.value ?? null,
    size: sizes.length > 0 ? sizes.join(' / ') : null,
  }
}

function isColour(optionName: string): boolean {
  return /^colou?rs?$|^顏色$|^颜色$/i.test(optionName)
}

function preorderOf(cells: Cells, row: CsvRow): VariantData['preorder'] {
  const limit = cells.count(row, 'Variant Preorder Limit')
  const date = cells.date(row, 'Variant Preorder Date')
  if (limit === null && date === null) return null
  if (limit !== null && date !== null) return { limit, date }
  cells.report(row, 'Variant Preorder Limit', (t) => t.preorderNeedsBoth)
  return null
}

function stockOf(csv: Csv, cells: Cells, row: CsvRow): VariantData['stock'] {
  const columns = csv.columns.filter((column) => column.startsWith('Stock '))
  const named = columns.flatMap((column) => {
    const onHand = cells.count(row, column)
    return onHand === null ? [] : [{ warehouse: column.slice('Stock '.length), onHand }]
  })
  if (columns.length > 0) return named
  // Shopify's stock is negative when it is oversold.
  const isOversold = /^-\d+$/.test(row.cell('Variant Inventory Qty'))
  const onHand = isOversold ? 0 : cells.count(row, 'Variant Inventory Qty')
  return onHand === null ? [] : [{ warehouse: '', onHand }]
}

/** A size measures the same in every colour; the last row with measurements wins. */
function measurementsOf(variants: readonly VariantData[]): SizeMeasurements[] {
  const bySize = new Map<string, Record<string, number>>()
  for (const { size, measurements } of variants) {
    if (Object.keys(measurements).length > 0) bySize.set(size ?? '', measurements)
  }
  return [...bySize].map(([size, values]) => ({ size, values }))
}

function pictureOf(cells: Cells, row: CsvRow, fallbackPosition: number): PictureData {
  const src = row.cell('Image Src')
  return {
    line: row.line,
    src,
    position: cells.count(row, 'Image Position') ?? fallbackPosition,
    colour: row.cell('Image Colour') || null,
    view: viewOf(cells, row, src),
    alt: cells.text(row, 'Image Alt Text'),
  }
}

function viewOf(cells: Cells, row: CsvRow, src: string): string {
  const view = row.cell('Image View')
  if (view === '') return viewPattern.exec(src)?.[1] ?? 'front'
  if (!pictureViews.some((each) => each === view)) {
    cells.report(row, 'Image View', (t) => t.notView(view))
  }
  return view
}

/** No two variants may share an SKU or the same colour and size. */
function refuseTwins(cells: Cells, products: readonly ProductData[]): void {
  const skus = new Map<string, number>()
  for (const { variants } of products) {
    const choices = new Map<string, number>()
    for (const { sku, line, colour, size } of variants) {
      const choice = JSON.stringify([colour?.toLowerCase(), size])
      const twinSku = skus.get(sku)
      const twinChoice = choices.get(choice)
      if (twinSku)
        cells.problems.push({
          line,
          column: 'Variant SKU',
          sentence: (t) => t.skuTwice(sku, twinSku),
        })
      if (twinChoice)
        cells.problems.push({
          line,
          column: 'Option1 Value',
          sentence: (t) => t.choiceTwice(twinChoice),
        })
      skus.set(sku, line)
      choices.set(choice, line)
    }
  }
}
