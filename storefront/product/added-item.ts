import type { AddedItem } from '../cart/cart-panel.ts'
import { fileUrl } from '../pictures/picture-files.ts'
import { colourOf } from './choice.ts'
import type { ProductView, VariantView } from './product-view.ts'

export function addedItem(
  product: Pick<ProductView, 'title' | 'colours'>,
  { id, colour: code, size }: VariantView,
  qty: number,
  sizeTitle: (size: string) => string,
): AddedItem {
  const colour = colourOf(product, code)
  const [picture] = colour?.pictures ?? []
  return {
    variantId: id,
    qty,
    title: product.title,
    variantTitle: [colour?.title, size && sizeTitle(size)].filter(Boolean).join(' / '),
    picture: picture
      ? { src: fileUrl(picture.file, 160), alt: '', background: picture.background }
      : null,
  }
}
