import type { Answer } from '#contract/client.ts'
import { localize, type Locale } from '#domain/locale.ts'
import { priceText } from '../price-text.ts'

export type ProductCardData =
  Answer<'GET /stores/{store_id}/product-management/products/filter'>['data'][number]

export type CardBadge = 'sold-out' | 'preorder' | 'sale' | 'low' | 'new'

/** A card in one language, kept small: a document carries two dozen of them. */
export interface CardView {
  id: string
  title: string
  /** Formatted; `from`: other variants cost more. */
  price: string
  from?: true
  was?: string
  badge?: CardBadge
  /** Average rating and number of reviews. */
  stars?: readonly [average: string, count: number]
  colours: readonly CardColour[]
  /** Number of further colours. */
  more?: number
  /** Index of the colour the card opens with; the first if absent. */
  shown?: number
  /** File of the back view in that colour, shown on hover. */
  back?: string
}

export interface CardColour {
  code: string
  title: string
  hex: string
  /** File of the front view. */
  front: string | null
  background?: string
}

/** More do not fit side by side on a phone. */
const maxSwatches = 4

/** The card opens with the first colour that `prefers` accepts. */
export function cardView(
  card: ProductCardData,
  locale: Locale,
  prefers?: (colourCode: string) => boolean,
): CardView {
  const shown = prefers
    ? Math.max(
        0,
        card.colours.findIndex(({ code }) => prefers(code)),
      )
    : 0
  const colours = swatchesAround(card.colours, shown)
  const badge = badgeOf(card)
  const back = card.colours[shown]?.back?.file_id
  const { from, to, original_from: was } = card.price
  return {
    id: card._id,
    title: localize(card.title, locale),
    price: priceText(from, locale),
    ...(from !== to && { from: true }),
    ...(was !== null && was !== from && { was: priceText(was, locale) }),
    ...(badge && { badge }),
    ...(card.review_average !== null && {
      stars: [card.review_average.toFixed(1), card.review_count] as const,
    }),
    colours: colours.map(({ code, title, hex, front }) => ({
      code,
      title: localize(title, locale),
      hex,
      front: (front ?? card.picture)?.file_id ?? null,
      ...(front && front.background !== bone && { background: front.background }),
    })),
    ...(card.colours.length > colours.length && { more: card.colours.length - colours.length }),
    ...(shown > 0 && { shown: Math.min(shown, colours.length - 1) }),
    ...(back !== undefined && { back }),
  }
}

/** Every card's default background. */
const bone = '#f6f3ee'

/** The first few, always including the one the card opens with. */
function swatchesAround<Colour>(colours: readonly Colour[], shown: number): Colour[] {
  const first = colours.slice(0, maxSwatches)
  const wanted = colours[shown]
  return shown < maxSwatches || !wanted ? first : [...first.slice(0, -1), wanted]
}

/** At most one badge; what prevents a purchase comes first. */
function badgeOf(card: ProductCardData): CardBadge | null {
  const { from, original_from: was } = card.price
  if (card.stock === 'sold_out') return 'sold-out'
  if (card.stock === 'pre_order') return 'preorder'
  if (was !== null && was !== from) return 'sale'
  if (card.stock === 'low') return 'low'
  return card.is_new ? 'new' : null
}
