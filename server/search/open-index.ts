import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Bus } from '../bus.ts'
import type { Db } from '../context.ts'
import { addChanges, changesOf, isNothing, noChanges, type Changes } from './changes.ts'
import { loadAllProducts, loadProducts } from './load-products.ts'
import { ProductIndex } from './product-index.ts'
import { loadShelfPrices, type ShelfPrices } from './shelf-prices.ts'
import { loadTaxonomy } from './taxonomy.ts'

/** The catalogue in memory, kept as fresh as the bus tells. */
export interface SearchIndex {
  /**
   * The index with everything in it that this process has heard of until now. To build a large
   * one anew takes a while; who has waited for two seconds is given the one before.
   */
  current: () => Promise<ProductIndex>
  /** The same for a search by words, which a shop that has just started has not all read yet. */
  withWords: () => Promise<ProductIndex>
}

const longestWaitMs = 2000
const retryMs = 1000
const productsPerQuery = 500
/** Indexed at a stretch, before requests get their turn. */
const productsPerTurn = 50

export async function openSearchIndex(
  db: Db,
  bus: Bus,
  log: Logger,
  clock: () => Date = () => new Date(),
): Promise<SearchIndex> {
  const first = buildIndex(db, clock())
  let waiting: Changes | null = null
  let pending = 0
  let caughtUp: Promise<unknown> = first

  // What is noted while earlier changes are being read waits, together, for the next round.
  function note(changes: Changes): void {
    if (isNothing(changes)) return
    if (waiting) return addChanges(waiting, changes)
    const round = noChanges()
    addChanges(round, changes)
    waiting = round
    pending += 1
    caughtUp = caughtUp.then(async () => {
      waiting = null
      await refresh(round)
      pending -= 1
    })
  }

  async function refresh(changes: Changes): Promise<void> {
    try {
      const mayBeOtherwise = changes.areNames || changes.arePrices
      if (changes.isAll || (mayBeOtherwise && (await isOtherwise(changes)))) {
        const anew = await buildIndex(db, clock())
        await readTexts(anew.index)
        built = anew
      } else await reload(db, built, [...changes.ids])
    } catch (error) {
      if (bus.isClosed()) return
      log.warn({ error: String(error) }, 'the search index is behind and will be read again')
      setTimeout(() => note(changes), retryMs).unref()
    }
    if (built.index.isWorn) note({ ...noChanges(), isAll: true })
  }

  /** Whether names or prices, which are told of together, are not what the index was built with. */
  async function isOtherwise({ areNames, arePrices }: Changes): Promise<boolean> {
    const { index, prices } = built
    if (areNames && (await loadTaxonomy(db)).key !== index.taxonomy.key) return true
    return arePrices && (await loadShelfPrices(db, clock())).key !== prices.key
  }

  bus.onChange((tags) => note(changesOf(tags)))
  let built = await first
  const firstTexts = readTexts(built.index)
  async function current(): Promise<ProductIndex> {
    if (pending > 0) await atMost(longestWaitMs, caughtUp)
    return built.index
  }
  return {
    current,
    async withWords() {
      await firstTexts
      return current()
    },
  }
}

interface Built {
  index: ProductIndex
  /** What its prices were lowered by. */
  prices: ShelfPrices
}

async function buildIndex(db: Db, at: Date): Promise<Built> {
  const prices = await loadShelfPrices(db, at)
  const index = new ProductIndex(await loadTaxonomy(db))
  let inThisTurn = 0
  for await (const rows of loadAllProducts(db, productsPerQuery)) {
    for (const row of rows) {
      index.put(prices.lower(row, index.taxonomy))
      inThisTurn += 1
      if (inThisTurn < productsPerTurn) continue
      inThisTurn = 0
      await nextTurn()
    }
  }
  index.settle()
  return { index, prices }
}

/** In between requests get their turn. */
async function readTexts(index: ProductIndex): Promise<void> {
  while (!index.readTexts(productsPerTurn).isDone) await nextTurn()
  index.settle()
}

async function reload(db: Db, { index, prices }: Built, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += productsPerQuery) {
    const some = ids.slice(at, at + productsPerQuery)
    const rows = await loadProducts(db, some)
    const sold = new Set(rows.map(({ id }) => id))
    for (const id of some) if (!sold.has(id)) index.remove(id)
    for (const row of rows) index.put(prices.lower(row, index.taxonomy))
    await readTexts(index)
  }
}

function atMost(ms: number, promise: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    void promise.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
