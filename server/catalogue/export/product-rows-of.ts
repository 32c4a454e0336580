import { decimalText } from '#domain/format-money.ts'
import { onHongKongClock } from '#domain/dates.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import { variantColumns } from '../import/columns.ts'
import { htmlOf } from '../import/plain-text.ts'
import type { PictureData, ProductData, VariantData } from '../import/product-data.ts'

type Cells = Readonly<Record<string, string>>

type TextColumn =
  | 'Title'
  | 'Subtitle'
  | 'Fit'
  | 'Fabric'
  | 'SEO Title'
  | 'SEO Description'
  | 'Image Alt Text'

const inThree = (column: TextColumn) => [column, `${column} (zh)`, `${column} (cn)`]

const productColumns = [
  'Handle',
  ...inThree('Title'),
  'Body (HTML)',
  'Body (zh)',
  'Body (cn)',
  ...inThree('Subtitle'),
  'Vendor',
  'Type',
  'Category',
  'Collection',
  'Tags',
  'Published',
  'Status',
  'Published At',
  'Style Number',
  'Fit Kind',
  ...inThree('Fit'),
  'Fabric Kind',
  ...inThree('Fabric'),
  'Care',
  'Origin',
  'Goes With',
  'Position',
  ...inThree('SEO Title'),
  ...inThree('SEO Description'),
]

const optionColumns = ['Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value']

const pictureColumns = [
  'Image Src',
  'Image Position',
  ...inThree('Image Alt Text'),
  'Image Colour',
  'Image View',
]

/** The headings of an export, with one column for the stock of each warehouse. */
export function headingsOf(warehouses: readonly string[]): string[] {
  const stock = warehouses.map((slug) => `Stock ${slug}`)
  return [...productColumns, ...optionColumns, ...variantColumns, ...stock, ...pictureColumns]
}

/**
 * The rows of a product in the columns that an import reads: one for each variant, with the
 * pictures in the same rows and in more if there are more of them. `nameOf` names a colour.
 */
export function productRowsOf(
  product: ProductData,
  headings: readonly string[],
  nameOf: (colour: string) => string,
): string[][] {
  const variants = product.variants.map((variant) => variantCells(product, variant, nameOf))
  const pictures = product.pictures.map(pictureCells)
  const length = Math.max(variants.length, pictures.length, 1)
  return Array.from({ length }, (_, at) => {
    const cells: Cells = {
      Handle: product.handle,
      ...(at === 0 && productCells(product)),
      ...variants[at],
      ...pictures[at],
    }
    return headings.map((heading) => cells[heading] ?? '')
  })
}

function productCells(product: ProductData): Cells {
  const [first, second] = optionsOf(product)
  return {
    ...textCells('Title', product.title),
    'Body (HTML)': htmlOf(product.description.en),
    'Body (zh)': htmlOf(product.description.zh),
    'Body (cn)': htmlOf(product.description.cn),
    ...textCells('Subtitle', product.subtitle),
    Vendor: product.brand,
    Type: product.type,
    Category: product.categories.join(';'),
    Collection: product.collection ?? '',
    Tags: product.tags.join(', '),
    Published: product.status === 'active' ? 'TRUE' : 'FALSE',
    Status: product.status,
    'Published At': minuteOf(product.publishedAt),
    'Style Number': product.styleNumber ?? '',
    'Fit Kind': product.fitKind ?? '',
    ...(product.fit && textCells('Fit', product.fit)),
    'Fabric Kind': product.fabricKind ?? '',
    ...(product.fabric && textCells('Fabric', product.fabric)),
    Care: product.care.join(';'),
    Origin: product.origin ?? '',
    'Goes With': product.goesWith.join(';'),
    Position: String(product.position),
    ...(product.searchText && textCells('SEO Title', product.searchText.title)),
    ...(product.searchText && textCells('SEO Description', product.searchText.description)),
    'Option1 Name': first?.name ?? 'Title',
    'Option2 Name': second?.name ?? '',
  }
}

function minuteOf(at: Date | null): string {
  return at ? onHongKongClock(at).slice(0, 16).replace('T', ' ') : ''
}

function textCells(column: TextColumn, { en, zh, cn }: LocalizedText): Cells {
  return { [column]: en, [`${column} (zh)`]: zh, [`${column} (cn)`]: cn }
}

/** Shopify wants the first option filled in, so a product without colours has its sizes there. */
function optionsOf({ variants }: ProductData) {
  const options = [
    { name: 'Colour', valueOf: ({ colour }: VariantData) => colour },
    { name: 'Size', valueOf: ({ size }: VariantData) => size },
  ]
  return options.filter(({ valueOf }) => variants.some((variant) => valueOf(variant) !== null))
}

function variantCells(
  product: ProductData,
  variant: VariantData,
  nameOf: (colour: string) => string,
): Cells {
  const named = { ...variant, colour: variant.colour && nameOf(variant.colour) }
  const [first, second] = optionsOf(product)
  const { stock, preorder } = variant
  return {
    'Option1 Value': first ? (first.valueOf(named) ?? '') : 'Default Title',
    'Option2 Value': second?.valueOf(named) ?? '',
    'Variant SKU': variant.sku,
    'Variant Grams': String(variant.weightGrams),
    'Variant Inventory Qty': String(stock.reduce((sum, { onHand }) => sum + onHand, 0)),
    'Variant Price': moneyCell(variant.priceCents),
    'Variant Compare At Price': moneyCell(variant.compareAtCents),
    'Variant Points Price': String(variant.pointsPrice ?? ''),
    'Variant Barcode': variant.barcode ?? '',
    'Cost per item': moneyCell(variant.costCents),
    'Variant Preorder Limit': String(preorder?.limit ?? ''),
    'Variant Preorder Date': preorder?.date ?? '',
    'Variant Measurements': Object.entries(variant.measurements)
      .map(([name, value]) => `${name}=${value}`)
      .join(';'),
    ...Object.fromEntries(
      stock.map(({ warehouse, onHand }) => [`Stock ${warehouse}`, `${onHand}`]),
    ),
  }
}

function moneyCell(amount: number | null): string {
  return amount === null ? '' : decimalText(cents(amount))
}

function pictureCells({ src, position, colour, view, alt }: PictureData): Cells {
  return {
    'Image Src': src,
    'Image Position': String(position),
    ...textCells('Image Alt Text', alt),
    'Image Colour': colour ?? '',
    'Image View': view,
  }
}
