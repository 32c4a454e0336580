import type { Scope } from '#domain/pricing/facts.ts'
import { AttributeSets } from './attribute-sets.ts'
import { Bits, countAll, countBoth, forEachSlot, unite } from './bits.ts'
import { countFacets, type FacetCounts } from './facets.ts'
import type { Filter } from './filter.ts'
import { fold } from './fold.ts'
import type { ProductRow, ShelfRow, TextRow } from './load-products.ts'
import { matching, matchParts } from './match-parts.ts'
import { bestFirst, inOrder, type Page } from './pages.ts'
import { PhraseBook } from './phrase-book.ts'
import { entryOf, hashOf, textOf, type ProductEntry } from './product-entry.ts'
import { relatedSlots, type RelatedTo } from './related.ts'
import { SortedSlots } from './sorted-slots.ts'
import type { Taxonomy } from './taxonomy.ts'
import { TextIndex } from './text-index.ts'

export interface Sorting {
  by: 'title' | 'position' | 'published' | 'price' | 'relevance'
  isDescending: boolean
}

export interface Found {
  ids: string[]
  total: number
  facets: FacetCounts | null
}

/** The active catalogue in memory: which products match, in what order, and how many. */
export class ProductIndex {
  readonly taxonomy: Taxonomy
  readonly #text: TextIndex
  readonly #sets = new AttributeSets()
  /** By slot. A slot is left empty when its product goes, or changes its words. */
  readonly #entries: (ProductEntry | undefined)[] = []
  readonly #slots = new Map<string, number>()
  readonly #idByHandle = new Map<string, string>()
  readonly #orders = {
    title: this.#sorted((a, b) => compareText(a.titleKey, b.titleKey)),
    /** What is sold out stands behind all that can be ordered. */
    position: this.#sorted((a, b) => Number(a.isSoldOut) - Number(b.isSoldOut)),
    published: this.#sorted((a, b) => a.publishedAt - b.publishedAt),
    price: this.#sorted((a, b) => a.priceFrom - b.priceFrom),
  }
  /** Of the words that are known, by slot. */
  readonly #textHashes: (string | undefined)[] = []
  #newest: Bits | null = null

  constructor(taxonomy: Taxonomy) {
    this.taxonomy = taxonomy
    this.#text = new TextIndex(new PhraseBook(taxonomy.names()))
  }

  get size(): number {
    return this.#slots.size
  }

  /** Too many empty slots: time to build it anew. */
  get isWorn(): boolean {
    return this.#entries.length > 2 * this.size + 1000
  }

  /** Does now what the first search would wait for. */
  settle(): void {
    for (const order of Object.values(this.#orders)) order.inOrder()
    this.#text.settle()
  }

  /** Takes a product in, words and all, in place of what it was before. */
  put(row: ProductRow): void {
    const before = this.#slots.get(row.id)
    const known = before === undefined ? undefined : this.#textHashes[before]
    // A slot cannot forget words.
    const isOtherwise = known !== undefined && known !== hashOf(textOf(row, this.taxonomy))
    if (isOtherwise) this.remove(row.id)
    this.place(row)
    this.read(row)
  }

  /** All of a product but its words; those that are known stay. */
  place(row: ShelfRow): void {
    const slot = this.#slots.get(row.id) ?? this.#entries.length
    this.remove(row.id)
    const entry = entryOf(row, this.taxonomy)
    this.#entries[slot] = entry
    this.#slots.set(entry.id, slot)
    this.#idByHandle.set(entry.handle, entry.id)
    this.#sets.add(slot, entry)
    for (const order of Object.values(this.#orders)) order.add(slot)
  }

  /** The words of a product that has its place, unless they are known. */
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
    this.#sets.remove(slot, entry)
    this.#slots.delete(id)
    if (this.#idByHandle.get(entry.handle) === id) this.#idByHandle.delete(entry.handle)
    this.#entries[slot] = undefined
  }

  /** One page of what matches; with the counts of every facet when asked for. */
  search(filter: Filter, sorting: Sorting, page: Page, withFacets = false): Found {
    const live = this.#sets.live.words
    const text = filter.keyword === undefined ? null : this.#text.search(filter.keyword, live)
    const base = text ? text.found : live.slice()
    const parts = matchParts(filter, base, this.#sets, this.taxonomy)
    const found = matching(parts)
    const slots =
      text && sorting.by === 'relevance'
        ? bestFirst(this.#orders.position.inOrder(), found, text, page)
        : inOrder(this.#order(sorting), sorting.isDescending, found, page)
    return {
      ids: this.#idsOf(slots),
      total: countAll(found),
      facets: withFacets ? countFacets(filter, parts, found, this.#sets) : null,
    }
  }

  /** The `_id` of an active product; undefined when there is none. */
  find(idOrHandle: string): string | undefined {
    return this.#slots.has(idOrHandle) ? idOrHandle : this.#idByHandle.get(idOrHandle)
  }

  /** How many match. */
  count(filter: Filter): number {
    return this.search(filter, { by: 'position', isDescending: false }, nothing).total
  }

  /** The keyword with its slips put right, if it has any that are like a word of the catalogue. */
  correct(keyword: string): string | null {
    return this.#text.correct(keyword)
  }

  /** Products of a category and those below it. */
  countIn(categoryId: string): number {
    return countBoth(this.#sets.categories.get(categoryId), this.#sets.live.words)
  }

  /** Ids of the products that a promotion of this scope may cover. */
  idsIn({ productIds, categoryIds, tags }: Scope): string[] {
    if (!productIds && !categoryIds && !tags) return [...this.#slots.keys()]
    const { live, categories, tags: tagged } = this.#sets
    const slots = categories.withAny(categoryIds ?? [], live.words.length)
    unite(slots, tagged.withAny((tags ?? []).map(fold), live.words.length))
    const found = new Set(productIds?.filter((id) => this.#slots.has(id)))
    forEachSlot(slots, (slot) => this.#idsOf([slot]).forEach((id) => found.add(id)))
    return [...found]
  }

  /** Ids of what goes with the given products, best first. */
  related(to: RelatedTo, limit: number): string[] {
    const slotOf = (idOrHandle: string) => this.#slots.get(this.find(idOrHandle) ?? '')
    const order = this.#orders.position.inOrder()
    const catalogue = { sets: this.#sets, entries: this.#entries, order, slotOf }
    return this.#idsOf(relatedSlots(catalogue, to, limit))
  }

  /** Whether a product is among the newest fifth of the catalogue. */
  isAmongNewest(id: string): boolean {
    this.#newest ??= this.#findNewest()
    const slot = this.#slots.get(id)
    return slot !== undefined && this.#newest.has(slot)
  }

  #findNewest(): Bits {
    const newest = new Bits()
    const most = Math.max(fewestNew, Math.ceil(this.size / 5))
    for (const slot of this.#orders.published.inOrder().slice(-most)) newest.add(slot)
    return newest
  }

  #order({ by }: Sorting): readonly number[] {
    return this.#orders[by === 'relevance' ? 'position' : by].inOrder()
  }

  #idsOf(slots: readonly number[]): string[] {
    return slots.flatMap((slot) => this.#entries[slot]?.id ?? [])
  }

  /** Equal ones stand in the shop's own order. */
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

const nothing = { offset: 0, limit: 0 }

/** In a small shop more than a fifth may be new. */
const fewestNew = 8

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
