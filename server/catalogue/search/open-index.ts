import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Bus } from '../../platform/bus.ts'
import type { Db } from '../../platform/database/db.ts'
import type { SearchIndex } from '../../platform/product-search.ts'
import { addChanges, changesOf, isNothing, noChanges, type Changes } from './changes.ts'
import { loadAllIndexRows, loadAllTexts, loadProducts, loadIndexRows } from './load-products.ts'
import { ProductIndex } from './product-index.ts'
import { loadListedPrices, type ListedPrices } from './listed-prices.ts'
import type { StoreIndex } from './store-index.ts'
import { loadTaxonomy } from './taxonomy.ts'

const longestWaitMs = 2000
const retryMs = 1000
const productsPerQuery = 500
/** Indexed in one go before the event loop gets a turn. */
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

  // Changes that arrive during a refresh are collected for the next one.
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
      if (changes.isAll || (changes.areNames && (await areNamesOthers()))) await rebuild()
      else await bringUpToDate(changes)
    } catch (error) {
      if (bus.isClosed()) return
      log.warn({ error: String(error) }, 'search index refresh failed, retrying')
      setTimeout(() => note(changes), retryMs).unref()
    }
    if (built.index.isWorn) note({ ...noChanges(), isAll: true })
  }

  async function areNamesOthers(): Promise<boolean> {
    return (await loadTaxonomy(db)).key !== built.index.taxonomy.key
  }

  async function rebuild(): Promise<void> {
    const rebuilt = await buildIndex(db, clock())
    await readTexts(db, rebuilt.index)
    built = rebuilt
  }

  async function bringUpToDate({ ids, arePrices }: Changes): Promise<void> {
    const { index } = built
    const at = clock()
    const prices = arePrices ? await loadListedPrices(db, at) : built.prices
    await inChunks(ids, (some) => reload(db, { index, prices, at }, some))
    const scopes = prices.differences(built.prices)
    const repriced = new Set(scopes.flatMap((scope) => index.idsIn(scope)))
    await inChunks(repriced, (some) => reprice(db, { index, prices, at }, some))
    index.settle()
    built = { index, prices, at }
  }

  bus.onChange((tags) => note(changesOf(tags)))
  let built = await first
  const firstTexts = readTexts(db, built.index).catch((error: unknown) => {
    if (bus.isClosed()) return
    log.warn({ error: String(error) }, 'loading search texts failed, retrying')
    note({ ...noChanges(), isAll: true })
  })
  async function current(storeId: string): Promise<StoreIndex> {
    if (pending > 0) await atMost(longestWaitMs, caughtUp)
    return built.index.in(storeId)
  }
  return {
    current,
    async withWords(storeId) {
      await firstTexts
      return current(storeId)
    },
  }
}

interface Built {
  index: ProductIndex
  /** The promotions its prices include. */
  prices: ListedPrices
  /** When its promotions and products for sale were looked up. */
  at: Date
}

/** Everything except the searchable text. */
async function buildIndex(db: Db, at: Date): Promise<Built> {
  const prices = await loadListedPrices(db, at)
  const index = new ProductIndex(await loadTaxonomy(db))
  for await (const rows of await loadAllIndexRows(db, at)) {
    await inTurns(rows, (row) => index.place(prices.lower(row, index.taxonomy)))
  }
  index.settle()
  return { index, prices, at }
}

async function readTexts(db: Db, index: ProductIndex): Promise<void> {
  for await (const rows of loadAllTexts(db)) await inTurns(rows, (row) => index.read(row))
  index.settle()
}

async function reload(db: Db, { index, prices, at }: Built, ids: readonly string[]): Promise<void> {
  const rows = await loadProducts(db, ids, at)
  const sold = new Set(rows.map(({ id }) => id))
  for (const id of ids) if (!sold.has(id)) index.remove(id)
  await inTurns(rows, (row) => index.put({ ...row, ...prices.lower(row, index.taxonomy) }))
}

async function reprice(
  db: Db,
  { index, prices, at }: Built,
  ids: readonly string[],
): Promise<void> {
  const rows = await loadIndexRows(db, ids, at)
  await inTurns(rows, (row) => index.place(prices.lower(row, index.taxonomy)))
}

async function inChunks(
  ids: ReadonlySet<string>,
  take: (some: readonly string[]) => Promise<void>,
): Promise<void> {
  const all = [...ids]
  for (let at = 0; at < all.length; at += productsPerQuery) {
    await take(all.slice(at, at + productsPerQuery))
  }
}

/** Yields to the event loop between turns, so that requests are served. */
async function inTurns<Row>(rows: readonly Row[], take: (row: Row) => void): Promise<void> {
  for (const [at, row] of rows.entries()) {
    take(row)
    if (at % productsPerTurn === productsPerTurn - 1) await nextTurn()
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
