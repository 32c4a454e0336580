import { setTimeout as sleep } from 'node:timers/promises'
import { median } from '../../bench/statistics.ts'
import { none, type Finding } from '../findings.ts'
import type { Cluster } from '../open-cluster.ts'
import { askOnce, type FailedRequest } from '../requests.ts'
import { buyOne, type Bought } from '../shoppers.ts'
import type { Goods } from '../goods.ts'
import { readFigures, type Figures } from './read-figures.ts'

interface Soak {
  cluster: Cluster
  goods: Goods
  /** Orders that shoppers know of; more are added. */
  bought: Bought[]
  minutes: number
  report: (line: string) => void
}

const ordersPerSecond = 2
const pagesPerSecond = 10
const sampleEveryMs = 5000
const reportEveryMs = 120_000
/** Caches fill and code is compiled: what comes before is not compared. */
const warmUpShare = 0.3
/** Start and end are this share of the time each. */
const compareShare = 0.2
/**
 * Growth of what lives: a leak of five kilobytes a request, with four requests a second to each
 * process, is 1.2.
 */
const maxHeapMbPerMinute = 1
/** Garbage included, which V8 keeps as it likes. */
const maxMemoryMb = 550
const maxMoreHandles = 20

/** Buys and reads at a steady rate, and compares what the processes hold at the end with the start. */
export async function soakSteadily({
  cluster,
  goods,
  bought,
  minutes,
  report,
}: Soak): Promise<Finding[]> {
  const until = Date.now() + minutes * 60_000
  const failed: FailedRequest[] = []
  const samples: Map<string, Figures>[] = []
  const pages = await pagesOf(cluster, goods)
  let turn = 0
  await Promise.all([
    every(1000 / ordersPerSecond, until, async () => {
      bought.push(await buyOne({ url: cluster.url, goods, token: null, failed }, turn++))
    }),
    every(1000 / pagesPerSecond, until, async (count) => {
      const answer = await askOnce(new Request(pages[count % pages.length] ?? ''), failed)
      await answer?.arrayBuffer()
    }),
    every(sampleEveryMs, until, async () => {
      samples.push(await readFigures(cluster))
    }),
    every(reportEveryMs, until, async () => {
      report(memoryNow(await readFigures(cluster)))
    }),
  ])
  const findings = [
    { what: 'Orders at a steady rate', found: String(bought.length) },
    none('No request fails', failed),
    ...judgeSamples(samples, minutes),
  ]
  for (const { what, found } of findings) report(`${what}: ${found}`)
  return findings
}

/** Does not start the next before the last has ended, nor makes up for lost time. */
async function every(
  ms: number,
  until: number,
  task: (count: number) => Promise<void>,
): Promise<void> {
  for (let count = 0; Date.now() < until; count++) {
    const startedAt = Date.now()
    await task(count)
    await sleep(Math.max(0, startedAt + ms - Date.now()))
  }
}

async function pagesOf({ url, database }: Cluster, { watched }: Goods): Promise<string[]> {
  const products = await database.db.selectFrom('products').select('id').limit(40).execute()
  const ids = [watched.productId, ...products.map(({ id }) => id)]
  return ['', '/zh', '/shop/main/product', ...ids.map((id) => `/shop/main/product/${id}`)].map(
    (address) => url + address,
  )
}

function memoryNow(figures: Map<string, Figures>): string {
  const each = [...figures].map(
    ([name, { memoryMb, heapMb }]) =>
      `${name} ${memoryMb.toFixed(0)} MB (heap ${heapMb.toFixed(0)})`,
  )
  return each.join(', ')
}

function judgeSamples(all: readonly Map<string, Figures>[], minutes: number): Finding[] {
  const samples = all.slice(Math.floor(all.length * warmUpShare))
  const count = Math.max(1, Math.floor(all.length * compareShare))
  const maxHeapMb = maxHeapMbPerMinute * minutes * (1 - warmUpShare - compareShare)
  return [...(samples[0]?.keys() ?? [])].map((name) => {
    const valuesOf = (part: typeof samples, figure: keyof Figures) =>
      part.map((sample) => sample.get(name)?.[figure] ?? Number.NaN)
    const [first, last] = [samples.slice(0, count), samples.slice(-count)]
    // Between two collections a heap grows: its least is about what lives.
    const heap = [first, last].map((part) => Math.min(...valuesOf(part, 'heapMb')))
    const medians = (figure: keyof Figures) =>
      [first, last].map((part) => median(valuesOf(part, figure)))
    const [handles, connections] = [medians('handles'), medians('connections')]
    const memory = Math.max(...valuesOf(samples, 'memoryMb'))
    const change = (values: readonly number[]) =>
      values.map((value) => value.toFixed(0)).join(' → ')
    const growth = ([from = Number.NaN, to = Number.NaN]: readonly number[]) => to - from
    const isKept =
      growth(heap) <= maxHeapMb &&
      growth(handles) <= maxMoreHandles &&
      memory <= maxMemoryMb &&
      median(valuesOf(last, 'waiting')) === 0
    return {
      what: `${name}: live heap, handles, connections after the warm-up and at the end; most memory`,
      found: `${change(heap)} MB, ${change(handles)}, ${change(connections)}; ${memory.toFixed(0)} MB`,
      isKept,
    }
  })
}
