import type { Scope } from '#domain/pricing/pricing-input.ts'
import type { Filter, Found, Page, RelatedTo, Sorting } from '../../platform/product-search.ts'
import { AttributeSets } from './attribute-sets.ts'
import { Bits, countAll, countBoth, forEachSlot, unite } from './bits.ts'
import { countFacets } from './facets.ts'
import { fold } from './fold.ts'
import type { ProductRow, IndexRow, TextRow } from './load-products.ts'
import { matching, matchParts } from './match-parts.ts'
import { bestFirst, inOrder } from './pages.ts'
import { PhraseBook } from './phrase-book.ts'
import { entryOf, hashOf, textOf, type ProductEntry } from './product-entry.ts'
import { relatedSlots } from './related.ts'
import { SortedSlots } from './sorted-slots.ts'
import { compareInStore, StoreIndex } from './store-index.ts'
import type { Taxonomy } from './taxonomy.ts'
import { TextIndex } from './text-index.ts'

/**
 * The catalogue in memory: which products match, in what order, and how many. All stores share one
 * index; each queries it through its `StoreIndex`.
 */
export class ProductIndex {
  readonly taxonomy: Taxonomy
  readonly #text: TextIndex
  readonly #sets = new AttributeSets()
  /** By slot. A slot is emptied when its product is removed or its texts change. */
  readonly #entries: (ProductEntry | undefined)[] = []
  readonly #slots = new Map<string, number>()
  readonly #idByHandle = new Map<string, string>()
  readonly #orders = {
    title: this.#sorted((a, b) => compareText(a.titleKey, b.titleKey)),
    published: this.#sorted((a, b) => a.publishedAt - b.publishedAt),
    price: this.#sorted((a, b) => a.priceFrom - b.priceFrom),
  }
  readonly #ranges = new Map<string, StoreIndex>()
  /** Hashes of the indexed texts, by slot. */
  readonly #textHashes: (string | undefined)[] = []
  #newest: Bits | null = null

  constructor(taxonomy: Taxonomy) {
    this.taxonomy = taxonomy
    this.#text = new TextIndex(new PhraseBook(taxonomy.names()))
  }

  get size(): number {
    return this.#slots.size
  }

  in(storeId: string): StoreIndex {
    const known = this.#ranges.get(storeId)
    if (known) return known
    const range = new StoreIndex(storeId, this, this.#sorted(compareInStore(storeId)))
    this.#ranges.set(storeId, range)
    return range
  }

  /** Too many empty slots: the index should be rebuilt. */
  get isWorn(): boolean {
    return this.#entries.length > 2 * this.size + 1000
  }

  /** Sorts now, so that the first search need not. */
  settle(): void {
    for (const order of Object.values(this.#orders)) order.inOrder()
    for (const range of this.#ranges.values()) range.order.inOrder()
    this.#text.settle()
  }

  /** Adds or replaces a product with its texts. */
  put(row: ProductRow): void {
    const before = this.#slots.get(row.id)
    const known = before === undefined ? undefined : this.#textHashes[before]
    // Terms cannot be removed from a slot, so changed texts get a new one.
    const isOtherwise = known !== undefined && known !== hashOf(textOf(row, this.taxonomy))
    if (isOtherwise) this.remove(row.id)
    this.place(row)
    this.read(row)
  }

  /** Adds or replaces a product without its texts; texts indexed before stay. */
  place(row: IndexRow): void {
    const slot = this.#slots.get(row.id) ?? this.#entries.length
    this.remove(row.id)
    const entry = entryOf(row, this.taxonomy)
    this.#entries[slot] = entry
    this.#slots.set(entry.id, slot)
    this.#idByHandle.set(entry.handle, entry.id)
    this.#sets.add(slot, entry)
    for (const order of Object.values(this.#orders)) order.add(slot)
    for (const store of entry.stores) this.in(store).add(slot)
  }

  /** Indexes the texts of a product that was placed, unless that is done. */
  read(row: TextRow): void {
    const slot = this.#slots.get(row.id)
    if (slot === undefined || this.#textHashes[slot] !== undefined) return
    const text = textOf(row, this.taxonomy)
    this.#textHashes[slot] = hashOf(text)
    this.#text.add(slot, text)
  }

  remove(id: string): void {
    const slot = this.#slots.get(id)
    const entry = slot === undefined ? undefined : this.#entries[slot]
    this.#newest = null
    if (slot === undefined || !entry) return
    for (const order of Object.values(this.#orders)) order.remove(slot)
    for (const store of entry.stores) this.in(store).remove(slot)
    this.#sets.remove(slot, entry)
    this.#slots.delete(id)
    if (this.#idByHandle.get(entry.handle) === id) this.#idByHandle.delete(entry.handle)
    this.#entries[slot] = undefined
  }

  /** One page of a store's matches; with facet counts on request. */
  search(
    { storeId, listed, order }: StoreIndex,
    filter: Filter,
    sorting: Sorting,
    page: Page,
    withFacets: boolean,
  ): Found {
    const among = listed.words
    const text =
      filter.keyword === undefined
        ? null
        : this.#text.search(filter.keyword, among, filter.isLiteral)
    const base = text ? text.found : among.slice()
    const parts = matchParts(filter, base, this.#sets, this.taxonomy, storeId)
    const found = matching(parts)
    const { by, isDescending } = sorting
    const isByWords = text !== null && by === 'relevance'
    const slots = isByWords
      ? bestFirst(order.inOrder(), found, text, page)
      : inOrder(this.#orderOf(by, order).inOrder(), isDescending, found, page)
    return {
      ids: slots.flatMap((slot) => this.idOf(slot) ?? []),
      total: countAll(found),
      facets: withFacets ? countFacets(filter, parts, found, this.#sets, storeId) : null,
    }
  }

  /** The slot of a product in any store. */
  slotOf(idOrHandle: string): number | undefined {
    return this.#slots.get(idOrHandle) ?? this.#slots.get(this.#idByHandle.get(idOrHandle) ?? '')
  }

  idOf(slot: number): string | undefined {
    return this.#entries[slot]?.id
  }

  correct(keyword: string): string | null {
    return this.#text.correct(keyword)
  }

  countIn({ listed }: StoreIndex, categoryId: string): number {
    return countBoth(this.#sets.categories.get(categoryId), listed.words)
  }

  /** Ids of the products that a promotion with this scope may cover. */
  idsIn(scope: Scope): string[] {
    if ('everything' in scope) return [...this.#slots.keys()]
    const { productIds, categoryIds, tags } = scope
    const { live, categories, tags: tagged } = this.#sets
    const slots = categories.withAny(categoryIds ?? [], live.words.length)
    unite(slots, tagged.withAny((tags ?? []).map(fold), live.words.length))
    const found = new Set(productIds?.filter((id) => this.#slots.has(id)))
    forEachSlot(slots, (slot) => found.add(this.idOf(slot) ?? ''))
    return [...found]
  }

  related({ storeId, listed, order }: StoreIndex, to: RelatedTo, limit: number): string[] {
    const slotOf = (idOrHandle: string) => {
      const slot = this.slotOf(idOrHandle)
      return slot !== undefined && listed.has(slot) ? slot : undefined
    }
    const own = { storeId, order: order.inOrder(), slotOf }
    const slots = relatedSlots({ sets: this.#sets, entries: this.#entries, ...own }, to, limit)
    return slots.flatMap((slot) => this.idOf(slot) ?? [])
  }

  isAmongNewest(id: string): boolean {
    this.#newest ??= this.#findNewest()
    const slot = this.#slots.get(id)
    return slot !== undefined && this.#newest.has(slot)
  }

  #findNewest(): Bits {
    const newest = new Bits()
    const max = Math.max(minNew, Math.ceil(this.size / 5))
    for (const slot of this.#orders.published.inOrder().slice(-max)) newest.add(slot)
    return newest
  }

  #orderOf(by: Sorting['by'], own: SortedSlots): SortedSlots {
    return by === 'relevance' || by === 'position' ? own : this.#orders[by]
  }

  /** Ties are in the shop's own order. */
  #sorted(compare: (a: ProductEntry, b: ProductEntry) => number): SortedSlots {
    return new SortedSlots((a, b) => {
      const left = this.#entries[a]
      const right = this.#entries[b]
      if (!left || !right) throw new Error('an empty slot cannot be sorted')
      return (
        compare(left, right) || left.position - right.position || compareText(left.id, right.id)
      )
    })
  }
}

/** In a small shop, more than a fifth may count as new. */
const minNew = 8

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
