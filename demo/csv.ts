import { careInOrder } from '#db/care.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { barcodeOf } from './barcode.ts'
import { categories } from './catalogue.ts'
import { colourOf } from './colour-of.ts'
import { type Column, columns } from './columns.ts'
import { type StyleCopy, fitOf } from './copy/style-copy.ts'
import { copyOf } from './copy/styles.ts'
import { fabricText } from './fabric.ts'
import { imagesOf } from './images.ts'
import { measureNames, measuresOf, sizesOf } from './measurements.ts'
import { type Style, range } from './range.ts'
import { cornerStockOf, stockOf } from './stock.ts'

type Row = Partial<Record<Column, string>>

/** The demo catalogue as Shopify's product CSV with our extra columns. */
export function demoCatalogueCsv(): string {
  const rows = range.flatMap(rowsOf)
  const lines = [
    columns.join(','),
    ...rows.map((row) => columns.map((c) => cell(row[c])).join(',')),
  ]
  return lines.join('\n') + '\n'
}

function cell(value = ''): string {
  return /[",\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}

/** One row per variant; pictures fill the same rows, and extra rows if there are more of them. */
function rowsOf(style: Style): Row[] {
  const copy = copyOf(style.handle)
  const variants = variantRows(style, copy)
  const images = imageRows(style, copy)
  const length = Math.max(variants.length, images.length)
  return Array.from({ length }, (_, index) => ({
    Handle: style.handle,
    ...(index === 0 ? productCells(style, copy) : {}),
    ...variants[index],
    ...images[index],
  }))
}

function productCells(style: Style, copy: StyleCopy): Row {
  return {
    ...inThree('Title', { en: copy.en.title, zh: copy.zh.title, cn: copy.cn.title }),
    'Body (HTML)': copy.en.description,
    'Body (zh)': copy.zh.description,
    'Body (cn)': copy.cn.description,
    ...inThree('Subtitle', { en: copy.en.subtitle, zh: copy.zh.subtitle, cn: copy.cn.subtitle }),
    Vendor: 'Praya',
    Type: categoryOf(style).title.en,
    Category: style.category,
    Collection: copy.collection,
    Tags: copy.tags.join(', '),
    Published: 'TRUE',
    'Published At': copy.published,
    'Style Number': copy.styleNumber,
    'Fit Kind': copy.fitKind ?? '',
    ...inThree('Fit', fitOf(copy)),
    'Fabric Kind': copy.fabricKind,
    ...inThree('Fabric', fabricText(copy.fabric)),
    Care: careInOrder(copy.care).join(';'),
    Origin: copy.origin,
    'Goes With': copy.goesWith.join(';'),
    Position: String(copy.position),
    'Option1 Name': 'Colour',
    'Option2 Name': 'Size',
  }
}

function inThree(column: 'Title' | 'Subtitle' | 'Fit' | 'Fabric', text: LocalizedText): Row {
  return { [column]: text.en, [`${column} (zh)`]: text.zh, [`${column} (cn)`]: text.cn }
}

function variantRows(style: Style, copy: StyleCopy): Row[] {
  return style.colours.flatMap((code, colourIndex) =>
    sizesOf[style.sizes].map((size, sizeIndex) => ({
      'Option1 Value': colourOf(code).title.en,
      'Option2 Value': size,
      'Variant SKU': skuOf(copy, code, size),
      'Variant Grams': String(copy.grams),
      'Variant Inventory Policy': copy.preorder ? 'continue' : 'deny',
      'Variant Price': `${copy.price}.00`,
      'Variant Compare At Price': copy.compareAt === undefined ? '' : `${copy.compareAt}.00`,
      'Variant Points Price': pointsPriceOf(style, copy),
      'Variant Barcode': barcodeOf(copy.styleNumber, colourIndex, sizeIndex),
      'Variant Preorder Limit': copy.preorder ? String(copy.preorder.limit) : '',
      'Variant Preorder Date': copy.preorder?.date ?? '',
      'Variant Measurements': measurementsCell(style, copy, size),
      ...stockCells(copy, code, size),
    })),
  )
}

/** Readable by a picker: style, colour and size, as in `014-SKY-M`. */
function skuOf(copy: StyleCopy, colourCode: string, size: string): string {
  return `${copy.styleNumber}-${colourCode}-${size === 'One size' ? 'OS' : size}`.toUpperCase()
}

/** Tees and accessories can be bought with points, at 20 points per dollar. */
function pointsPriceOf(style: Style, copy: StyleCopy): string {
  return ['tees', 'accessories'].includes(style.category) ? String(copy.price * 20) : ''
}

function measurementsCell(style: Style, copy: StyleCopy, size: string): string {
  const measures = measuresOf(style.sizes, copy.base, size, copy.step)
  return measureNames
    .filter((name) => measures[name] !== undefined)
    .map((name) => `${name}=${measures[name]}`)
    .join(';')
}

function stockCells(copy: StyleCopy, colourCode: string, size: string): Row {
  const stock = stockOf(copy, colourCode, size)
  const corner = cornerStockOf(copy, colourCode, size)
  return {
    'Stock mall': String(stock.mall),
    'Stock stockroom': String(stock.stockroom),
    'Stock corner': corner === null ? '' : String(corner),
  }
}

function imageRows(style: Style, copy: StyleCopy): Row[] {
  return imagesOf(style, copy).map((image, index) => ({
    'Image Src': image.file,
    'Image Position': String(index + 1),
    'Image Alt Text': image.alt.en,
    'Image Alt Text (zh)': image.alt.zh,
    'Image Alt Text (cn)': image.alt.cn,
    'Image Colour': image.colour ?? '',
  }))
}

function categoryOf(style: Style): (typeof categories)[number] {
  const category = categories.find((c) => c.slug === style.category)
  if (!category) throw new Error(`unknown category ${style.category}`)
  return category
}
