import type {
  Filter,
  Found,
  Page,
  RelatedTo,
  Sorting,
  StoreSearch,
} from '../../platform/product-search.ts'
import { Bits } from './bits.ts'
import type { ProductEntry } from './product-entry.ts'
import type { SortedSlots } from './sorted-slots.ts'

/** What all store ranges share: texts, prices and attributes. */
interface Catalogue {
  search: (
    range: StoreIndex,
    filter: Filter,
    sorting: Sorting,
    page: Page,
    withFacets: boolean,
  ) => Found
  slotOf: (idOrHandle: string) => number | undefined
  idOf: (slot: number) => string | undefined
  countIn: (range: StoreIndex, categoryId: string) => number
  related: (range: StoreIndex, to: RelatedTo, limit: number) => string[]
  correct: (keyword: string) => string | null
  isAmongNewest: (id: string) => boolean
}

/** The catalogue of one store: products it lists, and their stock there. */
export class StoreIndex implements StoreSearch {
  readonly storeId: string
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

  search(filter: Filter, sorting: Sorting, page: Page, withFacets = false): Found {
    return this.#catalogue.search(this, filter, sorting, page, withFacets)
  }

  find(idOrHandle: string): string | undefined {
    const slot = this.#catalogue.slotOf(idOrHandle)
    return slot !== undefined && this.listed.has(slot) ? this.#catalogue.idOf(slot) : undefined
  }

  ids(): string[] {
    return this.order.inOrder().flatMap((slot) => this.#catalogue.idOf(slot) ?? [])
  }

  count(filter: Filter): number {
    return this.search(filter, { by: 'position', isDescending: false }, nothing).total
  }

  countIn(categoryId: string): number {
    return this.#catalogue.countIn(this, categoryId)
  }

  related(to: RelatedTo, limit: number): string[] {
    return this.#catalogue.related(this, to, limit)
  }

  correct(keyword: string): string | null {
    return this.#catalogue.correct(keyword)
  }

  isAmongNewest(id: string): boolean {
    return this.#catalogue.isAmongNewest(id)
  }
}

const nothing = { offset: 0, limit: 0 }

/** Sorts sold-out products last, and products without a picture after those with one. */
export function compareInStore(storeId: string) {
  const rank = ({ orderableIn, hasPicture }: ProductEntry) =>
    (orderableIn.includes(storeId) ? 0 : 2) + (hasPicture ? 0 : 1)
  return (a: ProductEntry, b: ProductEntry): number => rank(a) - rank(b)
}
