import type { Answer } from '#contract/client.ts'
import { say, type Locale } from '#domain/locale.ts'
import { priceText } from '../price-text.ts'

export type ProductCardData =
  Answer<'GET /stores/{store_id}/product-management/products/filter'>['data'][number]

export type CardBadge = 'sold-out' | 'preorder' | 'sale' | 'low' | 'new'

/** What a card shows, in one language and no more: two dozen of them travel in one document. */
export interface CardView {
  id: string
  title: string
  /** Written out; `from`: other variants cost more. */
  price: string
  from?: true
  was?: string
  badge?: CardBadge
  colours: readonly CardColour[]
  /** How many colours there are beside those. */
  more?: number
  /** Which of the colours the card opens with, unless the first. */
  shown?: number
  /** File of the back in that colour, shown while a pointer rests on the card. */
  back?: string
}

export interface CardColour {
  code: string
  title: string
  hex: string
  /** File of the front. */
  front: string | null
  background?: string
}

/** More would not fit beside each other on a phone. */
const mostSwatches = 4

/** `prefers`: of its colours, the card opens with the first that this holds for. */
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
    title: say(card.title, locale),
    price: priceText(from, locale),
    ...(from !== to && { from: true }),
    ...(was !== null && was !== from && { was: priceText(was, locale) }),
    ...(badge && { badge }),
    colours: colours.map(({ code, title, hex, front }) => ({
      code,
      title: say(title, locale),
      hex,
      front: (front ?? card.picture)?.file_id ?? null,
      ...(front && front.background !== bone && { background: front.background }),
    })),
    ...(card.colours.length > colours.length && { more: card.colours.length - colours.length }),
    ...(shown > 0 && { shown: Math.min(shown, colours.length - 1) }),
    ...(back !== undefined && { back }),
  }
}

/** The ground every card has anyway. */
const bone = '#f6f3ee'

/** The first few; the one to open with is always among them. */
function swatchesAround<Colour>(colours: readonly Colour[], shown: number): Colour[] {
  const first = colours.slice(0, mostSwatches)
  const wanted = colours[shown]
  return shown < mostSwatches || !wanted ? first : [...first.slice(0, -1), wanted]
}

/** One badge at most: what keeps a shopper from buying comes first. */
function badgeOf(card: ProductCardData): CardBadge | null {
  const { from, original_from: was } = card.price
  if (card.stock === 'sold_out') return 'sold-out'
  if (card.stock === 'pre_order') return 'preorder'
  if (was !== null && was !== from) return 'sale'
  if (card.stock === 'low') return 'low'
  return card.is_new ? 'new' : null
}
