import { setTimeout as sleep } from 'node:timers/promises'
import { givePoints, makeBuyers } from '../bench/buyers.ts'
import { backUp, restoreElsewhere, runShopCommand } from './backup-and-restore.ts'
import { signInOwner } from './colleague.ts'
import type { Finding } from './findings.ts'
import { prepareGoods } from './goods.ts'
import { judgeCommand, judgeEmails, judgeOrders, judgePrices, judgeRequests } from './judgements.ts'
import type { Cluster } from './open-cluster.ts'
import { sufferInTurn, type Fault } from './outages.ts'
import { watchPrices } from './price-watch.ts'
import type { FailedRequest } from './requests.ts'
import { buyOne, type Bought } from './shoppers.ts'

interface TrialOptions {
  orders: number
  /** What the cluster goes through, one after the other. */
  faults: readonly Fault[]
  /** How many of them; by default each once. */
  times: number | undefined
  /** Folder with another PostgreSQL's programs. */
  postgres: string
  report: (line: string) => void
}

/** How many shop at the same time. */
const shoppers = 8
/** More than they buy of one of twenty kinds while everything is killed fifty times. */
const stockOfEach = 5000

/** Shops while parts of the cluster fail, and looks at what became of everything. */
export async function tryCluster(cluster: Cluster, options: TrialOptions): Promise<Finding[]> {
  const { orders, report } = options
  const times = options.times ?? options.faults.length
  const failed: FailedRequest[] = []
  const colleague = await signInOwner(cluster, failed)
  const goods = await prepareGoods(cluster, colleague, stockOfEach)
  const tokens = await membersOf(cluster, orders)
  const bought: Bought[] = []
  const longest = { ms: 0 }
  let turn = 0
  let isSuffering = true

  async function shop() {
    while (turn < orders || isSuffering) {
      const own = turn++
      const startedAt = Date.now()
      // Every other shopper is a member; each buys once.
      const token = (own % 2 === 1 && tokens.pop()) || null
      bought.push(await buyOne({ url: cluster.url, goods, token, failed }, own))
      longest.ms = Math.max(longest.ms, Date.now() - startedAt)
    }
  }

  const startedAt = performance.now()
  const watching = new AbortController()
  const prices = watchPrices({ url: cluster.url, goods, colleague, failed }, watching.signal)
  const shopping = Promise.all(Array.from({ length: shoppers }, shop))
  const backingUp = backUpAfter(bought, orders / 2, cluster)
  const suffering = sufferInTurn(options.faults, times, report).finally(() => (isSuffering = false))
  const [file, outages] = await Promise.all([backingUp, suffering, shopping])
  const seconds = (performance.now() - startedAt) / 1000
  watching.abort()
  report(`${bought.length} orders in ${seconds.toFixed(0)} s`)

  return [
    ...judgeRequests(failed, outages),
    {
      what: 'Orders bought, the slowest in',
      found: `${bought.length}, ${(longest.ms / 1000).toFixed(1)} s`,
    },
    ...(await judgeOrders(cluster, bought)),
    ...(await judgeEmails(cluster, bought)),
    judgePrices(await prices),
    await judgeCommand('npm run audit finds nothing', () =>
      runShopCommand('audit', [], { ...cluster.env, DATA_DIR: `${cluster.dir}/a` }),
    ),
    await judgeCommand('A backup made meanwhile restores elsewhere to a clean audit', async () => {
      const { version, said } = await restoreElsewhere(cluster, {
        file,
        programs: options.postgres,
      })
      const [restored = ''] = said.split('\n')
      return `PostgreSQL ${version}, folder: ${/\d+ rows and \d+ files.*/.exec(restored)?.[0]}`
    }),
  ]
}

/** Members who are signed in already. */
async function membersOf({ database: { pool } }: Cluster, orders: number): Promise<string[]> {
  const { tokens, accountIds } = await makeBuyers(pool, Math.ceil(orders / 2))
  await givePoints(pool, accountIds, 100)
  return tokens
}

async function backUpAfter(
  bought: readonly Bought[],
  orders: number,
  cluster: Cluster,
): Promise<string> {
  while (bought.length < orders) await sleep(200)
  return backUp(cluster)
}
