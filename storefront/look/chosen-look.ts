import { sumCents, type Cents } from '#domain/money.ts'
import { amountCents } from '../price-text.ts'
import { choiceOf, isSoldOut, openVariants, variantOf, type Choice } from '../product/choice.ts'
import type { ProductView, VariantView } from '../product/product-view.ts'

export type LookProduct = Pick<ProductView, 'id' | 'title' | 'colours' | 'sizes' | 'variants'>

export interface LookItem {
  product: LookProduct
  /** Sold out in every size of its colour. */
  isGone: boolean
  isTaken: boolean
  choice: Choice
}

/** What the customer changed, by product. */
export type LookChanges = Readonly<Record<string, { isTaken?: boolean; size?: string }>>

/** Every item in stock is taken unless it was unticked; a size is chosen only if there is one. */
export function lookItems(products: readonly LookProduct[], changes: LookChanges): LookItem[] {
  return products.map((product) => {
    const changed = changes[product.id]
    const first = choiceOf(product, new URLSearchParams())
    const choice = { colour: first.colour, size: changed?.size ?? first.size }
    const isGone = isSoldOut(openVariants(product, { colour: first.colour, size: null }))
    return { product, isGone, isTaken: !isGone && changed?.isTaken !== false, choice }
  })
}

/** The chosen variant; while no size is chosen, the cheapest. */
export function pricedVariant({ product, choice }: LookItem): VariantView | undefined {
  const [cheapest] = openVariants(product, choice).toSorted(
    (a, b) => amountCents(a.price) - amountCents(b.price),
  )
  return variantOf(product, choice) ?? cheapest
}

export function lookTotal(items: readonly LookItem[]): Cents {
  return sumCents(
    items
      .filter(({ isTaken }) => isTaken)
      .map((item) => amountCents(pricedVariant(item)?.price ?? '0.00')),
  )
}

/** Taken, but without a size, or with one that is sold out. */
export function isSizeMissing({ product, choice, isTaken }: LookItem): boolean {
  return isTaken && (variantOf(product, choice)?.available ?? 0) === 0
}
