import { Bits } from './bits.ts'
import type { FacetCounts } from './facets.ts'
import type { Filter } from './filter.ts'
import type { Page } from './pages.ts'
import type { ProductEntry } from './product-entry.ts'
import type { RelatedTo } from './related.ts'
import type { SortedSlots } from './sorted-slots.ts'

export interface Sorting {
  by: 'title' | 'position' | 'published' | 'price' | 'relevance'
  isDescending: boolean
}

export interface Found {
  ids: string[]
  total: number
  facets: FacetCounts | null
}

/** What the ranges of all stores share: words, prices and attributes are the same in each. */
export interface Catalogue {
  search: (
    range: StoreRange,
    filter: Filter,
    sorting: Sorting,
    page: Page,
    withFacets: boolean,
  ) => Found
  slotOf: (idOrHandle: string) => number | undefined
  idOf: (slot: number) => string | undefined
  countIn: (range: StoreRange, categoryId: string) => number
  related: (range: StoreRange, to: RelatedTo, limit: number) => string[]
  correct: (keyword: string) => string | null
  isAmongNewest: (id: string) => boolean
}

/** The catalogue as one store sells it: what it has or had on its shelves, and what of it is left. */
export class StoreRange {
  readonly storeId: string
  /** Slots of the store's products. */
  readonly listed = new Bits()
  /** In the shop's own order. */
  readonly order: SortedSlots
  readonly #catalogue: Catalogue

  constructor(storeId: string, catalogue: Catalogue, order: SortedSlots) {
    this.storeId = storeId
    this.order = order
    this.#catalogue = catalogue
  }

  add(slot: number): void {
    this.listed.add(slot)
    this.order.add(slot)
  }

  remove(slot: number): void {
    this.order.remove(slot)
    this.listed.remove(slot)
  }

  /** One page of what matches; with the counts of every facet when asked for. */
  search(filter: Filter, sorting: Sorting, page: Page, withFacets = false): Found {
    return this.#catalogue.search(this, filter, sorting, page, withFacets)
  }

  /** The `_id` of a product of this store; undefined when it has none. */
  find(idOrHandle: string): string | undefined {
    const slot = this.#catalogue.slotOf(idOrHandle)
    return slot !== undefined && this.listed.has(slot) ? this.#catalogue.idOf(slot) : undefined
  }

  /** Of all its products, in no order. */
  ids(): string[] {
    return this.order.inOrder().flatMap((slot) => this.#catalogue.idOf(slot) ?? [])
  }

  /** How many match. */
  count(filter: Filter): number {
    return this.search(filter, { by: 'position', isDescending: false }, nothing).total
  }

  /** Products of a category and those below it. */
  countIn(categoryId: string): number {
    return this.#catalogue.countIn(this, categoryId)
  }

  /** Ids of what goes with the given products, best first. */
  related(to: RelatedTo, limit: number): string[] {
    return this.#catalogue.related(this, to, limit)
  }

  /** The keyword with its slips put right, if it has any that are like a word of the catalogue. */
  correct(keyword: string): string | null {
    return this.#catalogue.correct(keyword)
  }

  /** Whether a product is among the newest fifth of the whole catalogue. */
  isAmongNewest(id: string): boolean {
    return this.#catalogue.isAmongNewest(id)
  }
}

const nothing = { offset: 0, limit: 0 }

/** What is sold out in a store stands behind all that can be ordered, what has no picture before it. */
export function compareInStore(storeId: string) {
  const rank = ({ orderableIn, hasPicture }: ProductEntry) =>
    (orderableIn.includes(storeId) ? 0 : 2) + (hasPicture ? 0 : 1)
  return (a: ProductEntry, b: ProductEntry): number => rank(a) - rank(b)
}
