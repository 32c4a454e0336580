import type { Messages } from '../messages/messages.ts'
import { isSoldOut, openVariants, variantOf, type Choice } from './choice.ts'
import type { ProductView } from './product-view.ts'

type Choosable = Pick<ProductView, 'colours' | 'sizes' | 'variants'>

/** Reads the form itself: React may not have seen the latest press yet. */
export function choiceIn(form: HTMLFormElement): Choice {
  const data = new FormData(form)
  const marked = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : null
  }
  return { colour: marked('colour'), size: marked('size') }
}

export function colourOptions(product: Choosable) {
  return product.colours.map(({ code, title, hex }) => ({
    value: code,
    label: title,
    colour: hex,
    soldOut: isSoldOut(openVariants(product, { colour: code, size: null })),
  }))
}

export function sizeOption(
  product: Choosable,
  choice: Choice,
  size: string,
  { catalogue, product: text }: Messages,
) {
  const variant = variantOf(product, { ...choice, size })
  const note =
    variant?.stock === 'low'
      ? text.left(variant.available)
      : variant?.stock === 'pre_order'
        ? catalogue.badges.preorder
        : undefined
  return {
    value: size,
    label: catalogue.sizeTitle(size),
    soldOut: !variant || variant.available === 0,
    ...(note && { note }),
  }
}
