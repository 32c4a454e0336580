import type { z } from '@hono/zod-openapi'
import type { productCard } from '#contract/endpoints/catalogue.ts'
import { compareSizes } from '#domain/compare-sizes.ts'
import { decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { presentPicture } from '../platform/files/pictures.ts'
import type { CardRow } from './product-rows.ts'
import { availabilityOf, bestState } from './stock-states.ts'

/** A card without `is_new`, which depends on other products. */
export type Card = Omit<z.input<typeof productCard>, 'is_new'>
type Variant = CardRow['variants'][number]

export function presentCard(row: CardRow): Card {
  const [category] = row.categories
  const pointPrices = row.variants.flatMap(({ points_price }) => points_price ?? [])
  return {
    _id: row.id,
    slug: row.handle,
    title: row.title,
    subtitle: row.subtitle,
    style_number: row.style_number,
    category: category ? { _id: category.id, slug: category.slug, title: category.title } : null,
    price: presentPrice(row.variants),
    point_price: pointPrices.length > 0 ? Math.min(...pointPrices) : null,
    picture: frontOf(row, row.colours[0]?.code ?? null),
    colours: row.colours.map(({ code, title, hex }) => ({
      code,
      title,
      hex,
      stock: stateOf(row.variants.filter(({ colour }) => colour === code)),
      front: frontOf(row, code),
      back: backOf(row, code),
    })),
    sizes: sizesOf(row.variants).map((title) => ({
      title,
      stock: stateOf(row.variants.filter(({ size }) => size === title)),
    })),
    stock: stateOf(row.variants),
    review_count: row.review_count,
    review_average: row.review_average,
    published_at: row.published_at.toISOString(),
  }
}

/** In natural order, without duplicates. */
export function sizesOf(variants: readonly { size: string | null }[]): string[] {
  return [...new Set(variants.flatMap(({ size }) => size ?? []))].toSorted(compareSizes)
}

function presentPrice(variants: readonly Variant[]): Card['price'] {
  const prices = variants.map(({ price_cents }) => price_cents)
  const from = Math.min(...prices)
  // The compare-at price must belong to a variant that has the lowest price.
  const before = variants.flatMap((variant) =>
    variant.price_cents === from ? (variant.compare_at_cents ?? []) : [],
  )
  return {
    from: decimalText(cents(from)),
    to: decimalText(cents(Math.max(...prices))),
    original_from: before.length > 0 ? decimalText(cents(Math.min(...before))) : null,
  }
}

/** A colour without pictures shows the shared ones. */
function frontOf({ pictures }: CardRow, colour: string | null): Card['picture'] {
  const own = pictures.filter((each) => colour !== null && each.colour === colour)
  const shared = pictures.filter((each) => each.colour === null && each.view !== 'measure')
  const front = own.find(({ view }) => view === 'front') ?? own[0] ?? shared[0]
  return front ? presentPicture(front) : null
}

function backOf({ pictures }: CardRow, colour: string): Card['picture'] {
  const back = pictures.find((each) => each.colour === colour && each.view === 'back')
  return back ? presentPicture(back) : null
}

function stateOf(variants: readonly Variant[]) {
  return bestState(variants.map((variant) => availabilityOf(variant).state))
}
