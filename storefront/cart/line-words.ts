import { say, type Locale, type LocalizedText } from '#domain/locale.ts'
import { localePath } from '../locale.ts'
import { productSlugPath } from '../paths.ts'
import { priceText } from '../price-text.ts'
import type { CartLine } from './cart-query.ts'

/** What is said about a line, in one language. */
export interface LineWords {
  title: string
  variantTitle: string
  /** Both, to tell one line from the next. */
  name: string
  href: string
  unit: string
  /** Struck, when the piece costs less now. */
  unitBefore: string | null
  subtotal: string
}

export function lineWords(line: CartLine, locale: Locale): LineWords {
  const title = say(line.product_title, locale)
  const variantTitle = say(line.product_variant_title, locale)
  const isCut = line.original_price_per_unit !== line.discounted_price_per_unit
  return {
    title,
    variantTitle,
    name: variantTitle ? `${title}, ${variantTitle}` : title,
    href: variantPath(line, locale),
    unit: priceText(line.discounted_price_per_unit, locale),
    unitBefore: isCut ? priceText(line.original_price_per_unit, locale) : null,
    subtotal: priceText(line.subtotal_price, locale),
  }
}

/** At least some of it; else there is no quantity to choose. */
export function isToBeHad({ problem, available }: CartLine): boolean {
  return problem !== 'unavailable' && available > 0
}

/** The product's page with this variant chosen. */
export function variantPath(
  piece: { product_id: string; product_variant_id: string; slug: LocalizedText },
  locale: Locale,
): string {
  const product = productSlugPath(piece.product_id, say(piece.slug, locale))
  return localePath(locale, `${product}?variant=${piece.product_variant_id}`)
}
