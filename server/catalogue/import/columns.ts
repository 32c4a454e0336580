/** Columns of a variant next to its options. */
export const variantColumns = [
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Points Price',
  'Variant Barcode',
  'Cost per item',
  'Variant Preorder Limit',
  'Variant Preorder Date',
  'Variant Measurements',
] as const

/** Column names used in the code: Shopify's older ones, or ours. */
const named = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Category',
  'Collection',
  'Tags',
  'Published',
  'Published At',
  'Status',
  'Style Number',
  'Subtitle',
  'Fit Kind',
  'Fit',
  'Fabric Kind',
  'Fabric',
  'Care',
  'Origin',
  'Goes With',
  'Position',
  ...[1, 2, 3].flatMap((at) => [`Option${at} Name`, `Option${at} Value`]),
  ...variantColumns,
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Image Colour',
  'Image View',
  'SEO Title',
  'SEO Description',
] as const

const inChinese = [
  'Title',
  'Body',
  'Subtitle',
  'Fit',
  'Fabric',
  'Image Alt Text',
  'SEO Title',
  'SEO Description',
] as const

/** Shopify's names since 2024, and one of Matrixify's. */
const renamed: Readonly<Record<string, (typeof named)[number]>> = {
  'Body HTML': 'Body (HTML)',
  'URL handle': 'Handle',
  Description: 'Body (HTML)',
  'Published on online store': 'Published',
  SKU: 'Variant SKU',
  Barcode: 'Variant Barcode',
  Price: 'Variant Price',
  'Compare-at price': 'Variant Compare At Price',
  'Inventory quantity': 'Variant Inventory Qty',
  'Weight value (grams)': 'Variant Grams',
  'Product image URL': 'Image Src',
}

/** Shopify's internal inventory, tax and shipping columns, which are safe to ignore. */
const ofShopify = [
  /^(Variant )?(Inventory (Tracker|Policy)|Fulfillment Service|Requires Shipping|Taxable)$/i,
  /^(Continue selling when out of stock|Charge tax|Gift Card|(Variant )?Tax Code)$/i,
  /^(Variant Weight Unit|Weight unit for display|(Variant )?Unit Price .*)$/i,
]

const known = new Map<string, string>([
  ...named.map((name) => [key(name), name] as const),
  ...inChinese.flatMap((name) =>
    ['zh', 'cn'].map((each) => [key(`${name} (${each})`), `${name} (${each})`] as const),
  ),
  ...Object.entries(renamed).map(([name, same]) => [key(name), same] as const),
])

/** The column name used in the code for a heading in any spelling; undefined if unknown. */
export function columnOf(heading: string): string | undefined {
  // Warehouse slugs are compared exactly.
  const warehouse = /^stock\s+(\S.*)$/i.exec(heading)?.[1]
  return warehouse === undefined ? known.get(key(heading)) : `Stock ${warehouse}`
}

/** Says whether ignoring this unknown column may lose product data. */
export function isWorthANote(heading: string): boolean {
  return heading !== '' && !ofShopify.some((pattern) => pattern.test(heading))
}

function key(heading: string): string {
  return heading.toLowerCase().replaceAll(/\s/g, '')
}
