import { readArguments, refuseUse } from './arguments.ts'
import { buildShop } from './build.ts'
import { isBroken, tableOf } from './cluster/findings.ts'
import { faultsOf } from './cluster/faults.ts'
import { checkOutVersion, upgradesOf } from './cluster/older-version.ts'
import { openCluster, type Cluster } from './cluster/open-cluster.ts'
import { killsOf, type Fault } from './cluster/outages.ts'
import { findRequiredPrograms } from './cluster/required-programs.ts'
import { runSoak } from './cluster/soak/run-soak.ts'
import { tryCluster } from './cluster/trial.ts'
import { root } from './command.ts'
import { seconds } from './progress.ts'

/**
 * Buys from a shop behind nginx, Varnish and PgBouncer while its parts are killed, fail or are
 * replaced, and judges what became of orders, emails, prices and backups: docs/reliability.md.
 */
const usage = `npm run cluster-test                  1,000 orders, every part is killed once
npm run cluster-test -- --orders 100 --kills 50
npm run cluster-test -- --faults      parts stand still, dawdle or are full
npm run cluster-test -- --soak        ten minutes at a steady rate (--minutes 10), then a crowd
npm run cluster-test -- --from REV    the processes of a commit are replaced by the present ones`
const { values } = readArguments(
  {
    options: {
      orders: { type: 'string', default: '1000' },
      kills: { type: 'string' },
      faults: { type: 'boolean', default: false },
      soak: { type: 'boolean', default: false },
      minutes: { type: 'string', default: '10' },
      from: { type: 'string' },
    },
  },
  usage,
)
const orders = wholeNumber(values.orders)
const kills = values.kills === undefined ? undefined : wholeNumber(values.kills)
const minutes = wholeNumber(values.minutes)
const longestMs = (values.soak ? minutes + 10 : 15) * 60_000

const startedAt = performance.now()
const programs = findRequiredPrograms()
await buildShop()
const deadline = setTimeout(() => {
  console.error(`It takes longer than ${longestMs / 60_000} minutes.`)
  process.exit(1)
}, longestMs)
const older = values.from === undefined ? null : await checkOutVersion(values.from)
const isRoot = process.getuid?.() === 0
const cluster = await openCluster(programs, {
  version: older?.folder ?? root,
  hasSmallDisk: values.faults && isRoot,
})
if (values.faults && !isRoot) console.log('Only root can fill a disk up: that is left out')
console.log(`The cluster is open after ${seconds(startedAt)}`)
try {
  const report = (line: string) => console.log(line)
  const findings = values.soak
    ? await runSoak(cluster, { minutes, report })
    : await tryCluster(cluster, {
        orders,
        faults: chosenFaults(cluster),
        times: kills,
        postgres: programs.postgres,
        report,
      })
  console.log(`\n${tableOf(findings)}\n\nMeasured in ${seconds(startedAt)}`)
  if (findings.some(isBroken)) process.exitCode = 1
} finally {
  await cluster.close()
  await older?.remove()
  clearTimeout(deadline)
}

function chosenFaults(opened: Cluster): Fault[] {
  if (values.faults) return faultsOf(opened)
  return older ? upgradesOf(opened) : killsOf(opened)
}

function wholeNumber(text: string): number {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : refuseUse(`“${text}” is no number.`, usage)
}
