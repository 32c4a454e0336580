import { isDeepStrictEqual } from 'node:util'
import type { Names } from './names.ts'
import type { PictureData, ProductData } from './product-data.ts'

/**
 * Whether a product in a file is what the shop has, except its variants, which are compared one by
 * one. A time is exact to the minute; a file without one, or without texts for search engines,
 * leaves them as they are.
 */
export function isLike(
  inFile: ProductData,
  known: ProductData,
  { colours }: Pick<Names, 'colours'>,
): boolean {
  const codeOf = (colour: string | null) => colour && (colours.get(colour.toLowerCase()) ?? colour)
  const comparable = (data: ProductData) => ({
    ...data,
    line: 0,
    variants: [],
    type: data.categories.length > 0 ? '' : data.type,
    searchText: inFile.searchText && data.searchText,
    publishedAt: inFile.publishedAt && minuteOf(data.publishedAt),
    measurements: measurementsOf(data),
    pictures: data.pictures.map((picture) => pictureOf(data, picture)),
  })
  const pictureOf = (data: ProductData, { src, colour, view, alt }: PictureData) => ({
    src,
    colour: codeOf(colour),
    view,
    alt: alt.en ? alt : data.title,
  })
  return isDeepStrictEqual(comparable(inFile), comparable(known))
}

function minuteOf(at: Date | null): number | null {
  return at && Math.floor(at.getTime() / 60_000)
}

/** By size, of sizes that the product has. */
function measurementsOf({ measurements, variants }: ProductData) {
  const sizes = new Set(variants.map(({ size }) => size ?? ''))
  const own = measurements.filter(({ size }) => sizes.has(size))
  return Object.fromEntries(own.map(({ size, values }) => [size, values]))
}
