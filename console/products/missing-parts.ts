import type { Product, ProductRow } from './product-types.ts'

type Checked = Pick<Product, 'category_ids' | 'pictures' | 'measurements'> & {
  variants: readonly Pick<Product['variants'][number], 'is_archived' | 'stock'>[]
}

export type ProductPart = 'category' | 'variant' | 'picture' | 'measurements' | 'stock'

/** Parts that a product needs to sell well, and whether it has them. */
export function productParts(product: Checked): readonly (readonly [ProductPart, boolean])[] {
  const sold = product.variants.filter(({ is_archived: isArchived }) => !isArchived)
  return [
    ['category', product.category_ids.length > 0],
    ['variant', sold.length > 0],
    ['picture', product.pictures.length > 0],
    ['measurements', product.measurements.length > 0],
    ['stock', sold.some(({ stock }) => stock.some(({ available }) => available > 0))],
  ]
}

export function missingParts(product: Checked): ProductPart[] {
  return productParts(product).flatMap(([part, isThere]) => (isThere ? [] : [part]))
}

type CheckedRow = Pick<ProductRow, 'category_count' | 'variant_count' | 'picture' | 'available'>

/** Those that a list of products can tell. */
export function missingInRow(row: CheckedRow): ProductPart[] {
  const parts = [
    ['category', row.category_count > 0],
    ['variant', row.variant_count > 0],
    ['picture', row.picture !== null],
    ['stock', row.available > 0],
  ] as const
  return parts.flatMap(([part, isThere]) => (isThere ? [] : [part]))
}
