import { Bits } from './bits.ts'
import { ValueSets } from './value-sets.ts'

export interface IndexedVariant {
  /** Colour family. */
  colour: string | null
  size: string | null
  /** Ids of the stores that have it in stock. */
  inStockIn: readonly string[]
}

interface VariantChoice {
  colours?: readonly string[]
  sizes?: readonly string[]
  /** Id of the store that must have it in stock. */
  inStockIn?: string | undefined
}

/**
 * Colour, size and stock must match in a single variant: a blue S and a white M are not a blue M.
 * So each pair of colour and size has its own set, and so does each store's stock.
 */
export class VariantSets {
  readonly #offered = new Layer()
  readonly #inStock = new Map<string, Layer>()

  add(slot: number, variants: readonly IndexedVariant[]): void {
    for (const variant of variants) {
      this.#offered.add(slot, variant)
      for (const store of variant.inStockIn) this.#stockOf(store).add(slot, variant)
    }
  }

  remove(slot: number, variants: readonly IndexedVariant[]): void {
    for (const variant of variants) {
      this.#offered.remove(slot, variant)
      for (const store of variant.inStockIn) this.#stockOf(store).remove(slot, variant)
    }
  }

  matching(choice: VariantChoice, length: number): Uint32Array {
    const layer = choice.inStockIn === undefined ? this.#offered : this.#stockOf(choice.inStockIn)
    const colours = known(choice.colours, this.#offered.colours)
    const sizes = known(choice.sizes, this.#offered.sizes)
    if (colours && sizes) {
      const pairs = colours.flatMap((colour) => sizes.map((size) => pairOf(colour, size)))
      return layer.pairs.withAny(pairs, length)
    }
    if (colours) return layer.colours.withAny(colours, length)
    if (sizes) return layer.sizes.withAny(sizes, length)
    return layer.all.words
  }

  #stockOf(store: string): Layer {
    const known = this.#inStock.get(store)
    if (known) return known
    const layer = new Layer()
    this.#inStock.set(store, layer)
    return layer
  }

  colours(): string[] {
    return this.#offered.colours.values()
  }

  sizes(): string[] {
    return this.#offered.sizes.values()
  }
}

class Layer {
  readonly all = new Bits()
  readonly colours = new ValueSets()
  readonly sizes = new ValueSets()
  readonly pairs = new ValueSets()

  add(slot: number, { colour, size }: IndexedVariant): void {
    this.all.add(slot)
    if (colour !== null) this.colours.add(colour, slot)
    if (size !== null) this.sizes.add(size, slot)
    if (colour !== null && size !== null) this.pairs.add(pairOf(colour, size), slot)
  }

  remove(slot: number, { colour, size }: IndexedVariant): void {
    this.all.remove(slot)
    if (colour !== null) this.colours.remove(colour, slot)
    if (size !== null) this.sizes.remove(size, slot)
    if (colour !== null && size !== null) this.pairs.remove(pairOf(colour, size), slot)
  }
}

/**
 * Each value once, and only existing ones: a caller may send hundreds, and every colour pairs with
 * every size. Null if there is no choice.
 */
function known(values: readonly string[] | undefined, sets: ValueSets): string[] | null {
  return values?.length ? [...new Set(values)].filter((value) => sets.has(value)) : null
}

function pairOf(colour: string, size: string): string {
  return `${colour}\n${size}`
}
