import { hongKongDay, type Day } from '#domain/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { presentProduct, type ProductDetails } from '../product/present-product.ts'
import type { ProductView } from '../product/product-view.ts'

/** A product on a wishlist in one language, small enough for a document with two dozen. */
export type WishView = Pick<ProductView, 'id' | 'title' | 'colours' | 'sizes' | 'variants'> & {
  /** In Hong Kong time. */
  today: Day
}

export function wishView(details: ProductDetails, locale: Locale): WishView {
  const { id, title, colours, sizes, variants } = presentProduct(details, null, locale)
  return {
    id,
    title,
    colours: colours.map((colour) => ({ ...colour, pictures: colour.pictures.slice(0, 1) })),
    sizes,
    variants,
    today: hongKongDay(new Date()),
  }
}
