import { localize, type Locale, type LocalizedText } from '#domain/locale.ts'
import { joinName } from '#domain/punctuation.ts'
import { localePath } from '../locale.ts'
import { productSlugPath } from '../paths.ts'
import { priceText } from '../price-text.ts'
import type { CartLine } from './cart-query.ts'

export interface LineText {
  title: string
  variantTitle: string
  /** Title and variant, to tell lines apart. */
  name: string
  href: string
  unit: string
  /** Struck through; null if the price is not reduced. */
  unitBefore: string | null
  subtotal: string
}

export function lineText(line: CartLine, locale: Locale): LineText {
  const title = localize(line.product_title, locale)
  const variantTitle = localize(line.product_variant_title, locale)
  const isCut = line.original_price_per_unit !== line.discounted_price_per_unit
  return {
    title,
    variantTitle,
    name: joinName([title, variantTitle], locale),
    href: variantPath(line, locale),
    unit: priceText(line.discounted_price_per_unit, locale),
    unitBefore: isCut ? priceText(line.original_price_per_unit, locale) : null,
    subtotal: priceText(line.subtotal_price, locale),
  }
}

/** At least one is available; otherwise there is no quantity to choose. */
export function isToBeHad({ problem, available }: CartLine): boolean {
  return problem !== 'unavailable' && available > 0
}

export function variantPath(
  item: { product_id: string; product_variant_id: string; slug: LocalizedText },
  locale: Locale,
): string {
  const product = productSlugPath(item.product_id, localize(item.slug, locale))
  return localePath(locale, `${product}?variant=${item.product_variant_id}`)
}
