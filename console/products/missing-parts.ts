import type { Product } from './product-types.ts'

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
