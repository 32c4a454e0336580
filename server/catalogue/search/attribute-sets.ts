import { Bits } from './bits.ts'
import type { ProductEntry } from './product-entry.ts'
import { ValueSets } from './value-sets.ts'
import { VariantSets } from './variant-sets.ts'

export class AttributeSets {
  readonly live = new Bits()
  readonly onSale = new Bits()
  readonly categories = new ValueSets()
  readonly fits = new ValueSets()
  readonly fabrics = new ValueSets()
  readonly collections = new ValueSets()
  readonly brands = new ValueSets()
  readonly tags = new ValueSets()
  readonly variants = new VariantSets()
  /** Names of brands, by slug. */
  readonly brandTitles = new Map<string, string>()
  /** Cents, by slot. */
  readonly priceFrom: number[] = []
  readonly priceTo: number[] = []

  add(slot: number, entry: ProductEntry): void {
    this.live.add(slot)
    if (entry.isOnSale) this.onSale.add(slot)
    for (const [sets, value] of this.#values(entry)) sets.add(value, slot)
    if (entry.brand !== null) this.brandTitles.set(entry.brand.slug, entry.brand.title)
    this.variants.add(slot, entry.variants)
    this.priceFrom[slot] = entry.priceFrom
    this.priceTo[slot] = entry.priceTo
  }

  remove(slot: number, entry: ProductEntry): void {
    this.live.remove(slot)
    this.onSale.remove(slot)
    for (const [sets, value] of this.#values(entry)) sets.remove(value, slot)
    this.variants.remove(slot, entry.variants)
  }

  *#values(entry: ProductEntry): Generator<[ValueSets, string]> {
    for (const id of entry.allCategories) yield [this.categories, id]
    for (const tag of entry.tags) yield [this.tags, tag]
    if (entry.fit !== null) yield [this.fits, entry.fit]
    if (entry.fabric !== null) yield [this.fabrics, entry.fabric]
    if (entry.collection !== null) yield [this.collections, entry.collection]
    if (entry.brand !== null) yield [this.brands, entry.brand.slug]
  }
}
