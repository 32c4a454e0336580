import { setTimeout as sleep } from 'node:timers/promises'
import { memoryOf } from '../../bench/processes.ts'
import { percentile, sorted } from '../../bench/statistics.ts'
import { none, type Finding } from '../findings.ts'
import type { Goods } from '../goods.ts'
import type { Cluster } from '../open-cluster.ts'
import { askOnce, type FailedRequest } from '../requests.ts'
import { buyOne, type Bought } from '../shoppers.ts'
import { readFigures, type Figures } from './read-figures.ts'

interface Overload {
  /** Orders that shoppers know of; more are added. */
  bought: Bought[]
  cluster: Cluster
  goods: Goods
  report: (line: string) => void
}

/** So many keep the processors busy. */
const fewShoppers = 8
/** They take all connections to the database several times over. */
const manyShoppers = 200
const fewSeconds = 20
const manySeconds = 60
const maxWebMb = 500
/** It has filled the demo shop, which leaves 200 MB that are not given back, and reads proofs in a process. */
const maxWorkerMb = 800
const maxRefusalMs = 6000
const recoveryMs = 10_000
const quickMs = 2000

/** Far more shoppers at once than can be served: what they get, what it takes, and what is left. */
export async function overload({ cluster, goods, bought, report }: Overload): Promise<Finding[]> {
  const failed: FailedRequest[] = []
  const gaveUp: string[] = []
  // None of these turns brings a payment proof.
  let turn = 1

  async function shopFor(seconds: number, shoppers: number): Promise<number> {
    const startedAt = Date.now()
    const before = bought.length
    const shop = async () => {
      while (Date.now() - startedAt < seconds * 1000) {
        turn += 10
        try {
          bought.push(await buyOne({ url: cluster.url, goods, token: null, failed }, turn))
        } catch (error) {
          gaveUp.push(String(error))
        }
      }
    }
    await Promise.all(Array.from({ length: shoppers }, shop))
    return ((bought.length - before) * 1000) / (Date.now() - startedAt)
  }

  const usual = await shopFor(fewSeconds, fewShoppers)
  const refusedBefore = failed.length
  const memory = watchMemory(cluster)
  const crowded = await shopFor(manySeconds, manyShoppers)
  const peaks = await memory.stop()
  const refusals = sorted(
    failed.slice(refusedBefore).map(({ startedAt, endedAt }) => endedAt - startedAt),
  )
  const recovered = await timeUntilQuick(cluster)
  report(`${bought.length} orders in all`)
  const longestRefusal = refusals.length > 0 ? percentile(refusals, 0.99) : 0
  return [
    {
      what: `Orders a second, ${fewShoppers} and ${manyShoppers} shoppers at once`,
      found: `${usual.toFixed(1)}, ${crowded.toFixed(1)}`,
      isKept: crowded > usual / 2,
    },
    none('No shopper waits in vain', gaveUp),
    {
      what: `A refusal takes at most ${maxRefusalMs / 1000} s: how many, 99 of 100 within`,
      found: `${refusals.length}, ${longestRefusal.toFixed(0)} ms`,
      isKept: longestRefusal <= maxRefusalMs,
    },
    ...peaks.map((peak) => judgePeak(peak, cluster)),
    {
      what: `Pages and readiness are quick again within ${recoveryMs / 1000} s`,
      found: `after ${(recovered / 1000).toFixed(1)} s`,
      isKept: recovered <= recoveryMs,
    },
  ]
}

interface Peak extends Figures {
  name: string
  /** With the processes that it has started: the worker reads payment proofs in one. */
  allMb: number
}

/** What each process of the shop held when it held most, until this is stopped. */
function watchMemory(cluster: Cluster): { stop: () => Promise<Peak[]> } {
  const peaks = new Map<string, Peak>()
  let isOver = false
  async function look(): Promise<void> {
    const figures = await readFigures(cluster)
    for (const { name, pid } of [...cluster.web, cluster.worker]) {
      const own = figures.get(name)
      const allMb = memoryOf(pid) / 1024 ** 2
      if (own && allMb > (peaks.get(name)?.allMb ?? 0)) peaks.set(name, { name, allMb, ...own })
    }
  }
  async function watch(): Promise<void> {
    while (!isOver) {
      await look()
      await sleep(1000)
    }
    await look()
  }
  const watching = watch()
  return {
    async stop() {
      isOver = true
      await watching
      return [...peaks.values()]
    },
  }
}

function judgePeak(peak: Peak, { worker }: Cluster): Finding {
  const { name, allMb, memoryMb, heapMb, heapTakenMb, externalMb } = peak
  const most = name === worker.name ? maxWorkerMb : maxWebMb
  const [all, own, heap, used, external] = [allMb, memoryMb, heapTakenMb, heapMb, externalMb].map(
    (mb) => mb.toFixed(0),
  )
  return {
    what: `${name}: most memory with the crowd, at most ${most} MB`,
    found: `${all} MB, alone ${own}: heap ${heap} (used ${used}), buffers ${external}`,
    isKept: allMb <= most,
  }
}

async function timeUntilQuick({ url, web }: Cluster): Promise<number> {
  const startedAt = Date.now()
  const addresses = [
    `${url}/shop/main/product`,
    ...web.map(({ port }) => `http://127.0.0.1:${port}/readyz`),
  ]
  while (Date.now() - startedAt < recoveryMs * 3) {
    const askedAt = Date.now()
    const answers = await Promise.all(addresses.map((each) => askOnce(new Request(each), [])))
    if (answers.every((answer) => answer?.ok) && Date.now() - askedAt < quickMs) break
    await sleep(200)
  }
  return Date.now() - startedAt
}
