import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { none, type Finding } from './findings.ts'
import type { Cluster } from './open-cluster.ts'
import { outageOf, type Outage } from './outages.ts'
import { stalestMs, type PriceFigures } from './price-watch.ts'
import type { FailedRequest } from './requests.ts'
import type { Bought } from './shoppers.ts'

export function judgeRequests(
  failed: readonly FailedRequest[],
  outages: readonly Outage[],
): Finding[] {
  const byPart = new Map<string, { times: number; longestMs: number; failed: number }>()
  for (const { what, brokenAt, backAt } of outages) {
    const part = byPart.get(what) ?? { times: 0, longestMs: 0, failed: 0 }
    part.times += 1
    part.longestMs = Math.max(part.longestMs, backAt - brokenAt)
    byPart.set(what, part)
  }
  const unexplained: unknown[] = []
  for (const request of failed) {
    const part = byPart.get(outageOf(request, outages)?.what ?? '')
    if (part) part.failed += 1
    else unexplained.push({ ...request, last: lastBefore(request, outages) })
  }
  return [
    ...[...byPart].map(([what, part]) => ({
      what: `${what}: times, longest, requests made again`,
      found: `${part.times}, ${(part.longestMs / 1000).toFixed(1)} s, ${part.failed}`,
    })),
    none(
      'No request fails that the broken part did not have, or that had another way',
      unexplained,
    ),
  ]
}

/** Where to look for the cause. */
function lastBefore({ startedAt }: FailedRequest, outages: readonly Outage[]): string {
  const last = outages.findLast(({ brokenAt }) => brokenAt <= startedAt)
  return last ? `${last.what}, back ${startedAt - last.backAt} ms before` : 'all was well so far'
}

export async function judgeOrders(
  { database: { db } }: Cluster,
  bought: readonly Bought[],
): Promise<Finding[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('contact_email', 'like', '%@cluster.example')
    .execute()
  const stored = new Set(rows.map(({ id }) => id))
  const known = new Set(bought.map(({ id }) => id))
  return [
    none(
      'No order is lost',
      bought.filter(({ id }) => !stored.has(id)),
    ),
    none(
      'No order is doubled',
      rows.filter(({ id }) => !known.has(id)),
    ),
  ]
}

/** How long emails may take once everything works again: jobs of a killed worker wait 30 seconds. */
const emailPatienceMs = 120_000

export async function judgeEmails(cluster: Cluster, bought: readonly Bought[]): Promise<Finding[]> {
  const startedAt = Date.now()
  const missing = () => {
    const received = new Set(cluster.mail.received)
    return bought.filter(({ email }) => !received.has(email))
  }
  while (missing().length > 0 && Date.now() - startedAt < emailPatienceMs) await sleep(500)
  const waited = ((Date.now() - startedAt) / 1000).toFixed(0)
  const waiting = await ordersOfWaitingJobs(cluster)
  const lost = missing().filter(({ id }) => !waiting.has(id))
  const late = missing().length - lost.length
  const { messageIds } = cluster.mail
  const again = messageIds.filter((id, at) => messageIds.indexOf(id) < at)
  return [
    none('No confirmation of an order is lost', lost),
    { what: `Confirmations that still wait ${waited} s after the last order`, found: String(late) },
    {
      what: 'Emails sent twice, with the same Message-ID',
      found: `${again.length} of ${messageIds.length}`,
    },
  ]
}

async function ordersOfWaitingJobs({ database: { db } }: Cluster): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select payload ->> 'order_id' as id from graphile_worker._private_jobs
    where payload ->> 'order_id' is not null`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export function judgePrices({ changes, reads, delays, stale }: PriceFigures): Finding {
  const sorted = delays.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)]
  const what = `Varnish shows no price that was changed more than ${stalestMs / 1000} s ago`
  const figures = `${changes} changes, ${reads} reads, new after ${median} ms (longest ${sorted.at(-1)})`
  // Without a page that was read, nothing is known.
  const cases = reads > 0 ? stale : ['no page with a price was read']
  return none(what, cases, `${stale.length}; ${figures}`)
}

export async function judgeCommand(what: string, run: () => Promise<string>): Promise<Finding> {
  try {
    return { what, found: await run(), isKept: true }
  } catch (error) {
    return { what, found: 'failed', isKept: false, cases: [String(error)] }
  }
}
