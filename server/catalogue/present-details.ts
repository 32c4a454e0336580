import type { z } from '@hono/zod-openapi'
import type { productDetails } from '#contract/endpoints/catalogue.ts'
import { careInstructions } from '#db/care.ts'
import { compareSizes } from '#domain/compare-sizes.ts'
import { decimalText } from '#domain/format-money.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import { variantTitle } from '#domain/variant-title.ts'
import { presentPicture } from '../platform/files/pictures.ts'
import { presentCard, sizesOf } from './present-card.ts'
import type { DetailsRow } from './product-rows.ts'
import { availabilityOf } from './stock-states.ts'

/** Details without what depends on other products and on promotions. */
export type Details = Omit<z.input<typeof productDetails>, 'is_new' | 'promotions'>

export function presentDetails(row: DetailsRow): Details {
  return {
    ...presentCard(row),
    description: row.description,
    fit_kind: row.fit_kind,
    fit: row.fit,
    fabric_kind: row.fabric_kind,
    fabric: row.fabric,
    care: row.care.map((code) => ({ code, title: careTitle(code) })),
    origin: row.origin,
    brand: row.brand,
    collection: row.collection,
    tags: row.tags,
    categories: row.categories.map(({ id, slug, title }) => ({ _id: id, slug, title })),
    colour_choices: row.colours.map((colour) => ({
      ...colour,
      pictures: garmentPictures(row, colour.code),
    })),
    size_choices: sizesOf(row.variants),
    variants: row.variants.map((variant) => presentVariant(row, variant)),
    measurements: row.measurements.toSorted((a, b) => compareSizes(a.size, b.size)),
    measure_picture: measurePicture(row),
    shared_pictures: garmentPictures(row, null),
    goes_with: row.goes_with,
    ...(row.search_text && { search_text: row.search_text }),
  }
}

type Variant = DetailsRow['variants'][number]

function presentVariant(row: DetailsRow, variant: Variant): Details['variants'][number] {
  const { state, available } = availabilityOf(variant)
  const levels = row.levels.filter(({ variant_id }) => variant_id === variant.id)
  return {
    _id: variant.id,
    sku: variant.sku,
    title: variantTitle(
      row.colours.find(({ code }) => code === variant.colour)?.title,
      variant.size,
    ),
    colour: variant.colour,
    size: variant.size,
    price: decimalText(cents(variant.price_cents)),
    original_price: decimalText(cents(variant.compare_at_cents ?? variant.price_cents)),
    price_starts_at: isoTime(variant.price_starts_at),
    price_ends_at: isoTime(variant.price_ends_at),
    point_price: variant.points_price,
    stock: state,
    available,
    preorder_date: state === 'pre_order' ? variant.expected_on : null,
    available_at: Object.fromEntries(levels.map(({ warehouse_id, free }) => [warehouse_id, free])),
    barcode: variant.barcode,
  }
}

function isoTime(stored: string | null): string | null {
  return stored && new Date(stored).toISOString()
}

/** Pictures of one colour, or the shared ones for null. */
function garmentPictures({ pictures }: DetailsRow, colour: string | null) {
  return pictures
    .filter((each) => each.colour === colour && each.view !== 'measure')
    .map((each) => ({ ...presentPicture(each), view: each.view }))
}

function measurePicture({ pictures }: DetailsRow) {
  const found = pictures.find(({ view }) => view === 'measure')
  return found ? presentPicture(found) : null
}

/** An unknown code is shown as it is. */
function careTitle(code: string): LocalizedText {
  const known = Object.entries(careInstructions).find(([each]) => each === code)
  return known?.[1].text ?? { en: code, zh: code, cn: code }
}
