import type { Variant } from './product-types.ts'

type Level = Variant['stock'][number]
export type StockPlace = Pick<Level, 'warehouse_id' | 'warehouse'>

/** Every warehouse that any of the variants has stock in. */
export function stockPlaces(variants: readonly (Pick<Variant, 'stock'> | undefined)[]) {
  const places = new Map<string, StockPlace>()
  const longestFirst = variants
    .map((variant) => variant?.stock ?? [])
    .toSorted((one, other) => other.length - one.length)
  for (const level of longestFirst.flat()) {
    if (!places.has(level.warehouse_id)) places.set(level.warehouse_id, level)
  }
  return [...places.values()]
}

/** What a variant has left in each of these; null where it has never been. */
export function leftIn(places: readonly StockPlace[], { stock }: Pick<Variant, 'stock'>) {
  return places.map((place) => ({
    ...place,
    available: stock.find(({ warehouse_id: id }) => id === place.warehouse_id)?.available ?? null,
  }))
}
