import type { Sentence } from './import-texts.ts'

/** Files of other programs, by headings that only they have, in lower case. */
const formats: readonly (readonly [headings: readonly string[], sentence: Sentence])[] = [
  [['handle', 'command'], (t) => t.isFrom('Matrixify')],
  [['variant command'], (t) => t.isFrom('Matrixify')],
  [['regular price', 'sale price', 'name'], (t) => t.isFrom('WooCommerce')],
  [['post_title', 'regular_price'], (t) => t.isFrom('WooCommerce')],
  [['title', 'currency_code', 'image1'], (t) => t.isFrom('Etsy')],
  [['title', 'price', 'quantity', 'variation 1 type'], (t) => t.isFrom('Etsy')],
  [['handleid', 'fieldtype'], (t) => t.isFrom('Wix')],
  [['token', 'item name', 'variation name'], (t) => t.isFrom('Square')],
  [['product id [non editable]'], (t) => t.isFrom('Squarespace')],
  [['product url', 'hosted image urls'], (t) => t.isFrom('Squarespace')],
  [['product type', 'product code/sku'], (t) => t.isFrom('BigCommerce')],
  [['attribute_set_code', 'sku'], (t) => t.isFrom('Magento')],
  [['item_sku', 'item_name'], (t) => t.isFrom('Amazon')],
  [['image_link', 'availability', 'price'], (t) => t.isFrom('Google Merchant Center')],
  [['aw_deep_link'], (t) => t.isFrom('Awin')],
  [['handle', 'sku', 'hs code'], (t) => t.isStockOfShopify],
  [['financial status', 'lineitem name'], (t) => t.isOrdersOfShopify],
  [['first name', 'accepts email marketing'], (t) => t.isCustomersOfShopify],
]

/** Says which other program's file this is, and what to do; null if it is not known. */
export function otherFormat(headings: readonly string[]): Sentence | null {
  const found = new Set(headings.map((heading) => heading.toLowerCase()))
  return formats.find(([names]) => names.every((name) => found.has(name)))?.[1] ?? null
}
