import { pictureViews } from '#contract/staff/product-shapes.ts'
import { slugify } from '#domain/slug.ts'
import type { SizeMeasurements } from '#db/json-types.ts'
import { completeSearchText } from '../../platform/text/search-texts.ts'
import { Cells } from './cells.ts'
import { columnOf } from './columns.ts'
import { plainText } from './plain-text.ts'
import type { Problem } from './problem.ts'
import type { PictureData, ProductData, VariantData } from './product-data.ts'
import { readCsv, type Csv, type CsvRow } from './read-csv.ts'
import { noteLostFormat } from './lost-format.ts'
import { refuseTwins, separateSkus, skuOf } from './own-skus.ts'

export interface ProductFile {
  products: readonly ProductData[]
  problems: Problem[]
  notes: readonly Problem[]
  /** Rows whose SKU another row has, too, for which own ones can be made. */
  sharedSkus: number
  /** The file's own heading of a column. */
  headingOf: (column: string) => string
}

/**
 * Reads Shopify's product CSV with the shop's extra columns (docs/import.md). Every row is checked;
 * the products are valid only if there are no problems.
 */
export function readProducts(text: string, { ownSkus = false } = {}): ProductFile {
  const csv = readCsv(text)
  const cells = new Cells()
  cells.problems.push(...csv.problems)
  const columns = csv.columns.filter((column) => columnOf(column))
  for (const row of csv.rows) cells.refuseFormulaErrors(row, columns)
  const read =
    csv.problems.length > 0 ? [] : groups(csv, cells).map((rows) => product(csv, cells, rows))
  noteLostFormat(csv, cells, read)
  const { products, sharedSkus } = separateSkus(cells, read, ownSkus)
  refuseTwins(cells, products)
  const problems = cells.problems.toSorted(byLine)
  const notes = [...csv.notes, ...cells.notes.toSorted(byLine)]
  return { products, problems, notes, sharedSkus, headingOf: csv.headingOf }
}

function byLine(a: Problem, b: Problem): number {
  return a.line - b.line
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
    } else if (known?.some(({ raw }) => raw === row.raw)) {
      noteTwin(cells, known, row)
    } else if (known) {
      refuseNamesake(cells, known[0], row)
      known.push(row)
    } else byHandle.set(handle, [row])
  }
  return [...byHandle.values()]
}

function noteTwin(cells: Cells, known: Rows, row: CsvRow): void {
  const line = known.find(({ raw }) => raw === row.raw)?.line ?? 0
  cells.note(row, 'Handle', (t) => t.rowTwice(line))
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
  const title = cells.text(first, 'Title', 200)
  if (title.en === '') cells.report(first, 'Title', (t) => t.noTitle)
  const status = statusOf(cells, first)
  const variants = rows
    .filter((row) => isVariant(cells, first, row))
    .map((row) => variant(csv, cells, first, row))
  if (variants.length === 0 && status !== 'draft')
    cells.report(first, 'Variant Price', (t) => t.noPrice)
  return {
    line: first.line,
    handle: first.cell('Handle'),
    status,
    title,
    subtitle: cells.text(first, 'Subtitle', 200),
    description: cells.text(first, 'Body (HTML)', 8000, plainText),
    brand: cells.shortened(first, 'Vendor', first.cell('Vendor'), 80),
    styleNumber: cells.code(first, 'Style Number', 60) || null,
    fitKind: first.cell('Fit Kind') || null,
    fit: cells.optionalText(first, 'Fit', 2000),
    fabricKind: first.cell('Fabric Kind') || null,
    fabric: cells.optionalText(first, 'Fabric', 2000),
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

/** A product that Shopify keeps from its online store is no product on sale. */
function statusOf(cells: Cells, row: CsvRow): ProductData['status'] {
  const status = row.cell('Status').toLowerCase()
  const isHidden = row.cell('Published').toLowerCase() === 'false'
  if (status === 'draft' || status === 'archived') return status
  if (status === 'unlisted') cells.note(row, 'Status', (t) => t.unlisted)
  else if (status !== '' && status !== 'active') {
    cells.report(row, 'Status', (t) => t.notStatus(status))
  }
  return isHidden || status === 'unlisted' ? 'draft' : 'active'
}

function originOf(cells: Cells, row: CsvRow): string | null {
  const origin = row.cell('Origin')
  if (origin === '' || /^[A-Z]{2}$/.test(origin)) return origin || null
  cells.report(row, 'Origin', (t) => t.notCountry(origin))
  return null
}

/** Other rows of a product hold pictures only. */
function isVariant(cells: Cells, first: CsvRow, row: CsvRow): boolean {
  if (row.cell('Variant Price') !== '') return true
  const { colour, size } = optionsOf(first, row)
  if (colour !== null || size !== null || row.cell('Variant SKU') !== '') {
    cells.report(row, 'Variant Price', (t) => t.variantNeedsPrice)
  }
  return false
}

function variant(csv: Csv, cells: Cells, first: CsvRow, row: CsvRow): VariantData {
  const { colour, size } = optionsOf(first, row)
  for (const at of [1, 2, 3]) cells.name(row, `Option${at} Value`, 60)
  const price = cells.money(row, 'Variant Price') ?? 0
  return {
    line: row.line,
    sku: cells.code(row, 'Variant SKU', 60) || skuOf(first.cell('Handle'), { colour, size }),
    colour,
    size,
    priceCents: price,
    compareAtCents: compareAtOf(cells, row, price),
    pointsPrice: cells.count(row, 'Variant Points Price'),
    costCents: cells.money(row, 'Cost per item'),
    weightGrams: cells.grams(row, 'Variant Grams') ?? 0,
    barcode: cells.code(row, 'Variant Barcode', 40) || null,
    preorder: preorderOf(cells, row),
    measurements: cells.measurements(row, 'Variant Measurements'),
    stock: stockOf(csv, cells, row),
  }
}

/** Shopify also exports compare-at prices that are not higher than the price. */
function compareAtOf(cells: Cells, row: CsvRow, price: number): number | null {
  const compareAt = cells.money(row, 'Variant Compare At Price')
  if (compareAt === null || compareAt > price) return compareAt
  const text = row.cell('Variant Compare At Price')
  if (compareAt > 0) cells.note(row, 'Variant Compare At Price', (t) => t.compareAtNotAbove(text))
  return null
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
    const onHand = cells.stock(row, column)
    return onHand === null ? [] : [{ warehouse: column.slice('Stock '.length), onHand }]
  })
  if (columns.length > 0) return named
  const onHand = cells.stock(row, 'Variant Inventory Qty')
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
    alt: cells.text(row, 'Image Alt Text', 300),
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
