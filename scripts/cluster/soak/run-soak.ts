import { runShopCommand } from '../backup-and-restore.ts'
import { signInOwner } from '../colleague.ts'
import type { Finding } from '../findings.ts'
import { prepareGoods } from '../goods.ts'
import { judgeCommand, judgeOrders } from '../judgements.ts'
import type { Cluster } from '../open-cluster.ts'
import type { Bought } from '../shoppers.ts'
import { overload } from './overload.ts'
import { soakSteadily } from './steady.ts'

interface SoakOptions {
  minutes: number
  report: (line: string) => void
}

const stockOfEach = 5000

/** A steady rate for a while, then far more than can be served. */
export async function runSoak(cluster: Cluster, options: SoakOptions): Promise<Finding[]> {
  const { minutes, report } = options
  const goods = await prepareGoods(cluster, await signInOwner(cluster, []), stockOfEach)
  const bought: Bought[] = []
  const steady = await soakSteadily({ cluster, goods, bought, minutes, report })
  const crowded = await overload({ cluster, goods, bought, report })
  const audit = await judgeCommand('npm run audit finds nothing', () =>
    runShopCommand('audit', [], { ...cluster.env, DATA_DIR: `${cluster.dir}/a` }),
  )
  return [...steady, ...crowded, ...(await judgeOrders(cluster, bought)), audit]
}
