import { randomText } from '#domain/ids.ts'
import type pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectionOf } from '../calls.ts'
import { requestText } from '../connection.ts'
import { atLeisure } from '../load.ts'
import { findProducts, freshListings, type Page, productPath } from '../page-works.ts'
import type { Site } from '../site.ts'
import { percentile, sorted } from '../statistics.ts'
import { asStaff, staffToken } from '../staff-works.ts'
import { answered } from '../visits.ts'
import type { Figure } from './figure.ts'

const shown = { products: 240, listings: 40 }
const visitors = 4
const perVisitorAndSecond = 25

/**
 * Visitors ask for kept pages while one price of the products they look at changes every second:
 * the most that one change a second can cost.
 */
export async function churn(site: Site, seconds: number): Promise<Figure[]> {
  const products = (await findProducts(site)).slice(0, shown.products)
  const paths = [
    ...products.map((product) => productPath('en', product)),
    ...freshListings().slice(0, shown.listings),
  ]
  const headers = { accept: 'text/html', 'accept-encoding': 'br, gzip' }
  const pages = paths.map((path) => requestText({ path, headers }))
  for (const page of pages) await answered(connectionOf(site, 0), page)
  const token = await staffToken(site.pool)
  const before = await pageCounts(site)
  const ended = new AbortController()
  const changing = changePrices(site, { token, products, signal: ended.signal })
  const loads = await Promise.all(
    Array.from({ length: visitors }, (_, visitor) =>
      atLeisure(
        async (_slot, turn) => {
          // A prime, so that every visitor walks all pages in an order of their own.
          const page = pages[((visitor + 1) * 7919 * turn) % pages.length]
          if (page) await answered(connectionOf(site, visitor), page)
        },
        perVisitorAndSecond,
        seconds,
      ),
    ),
  )
  ended.abort()
  await changing
  const after = await pageCounts(site)
  const latencies = sorted(loads.flatMap((load) => [...load.latencies]))
  const asked = after.hit + after.stale + after.miss - (before.hit + before.stale + before.miss)
  const value = ((after.hit + after.stale - before.hit - before.stale) / asked) * 100
  return [
    { work: 'Page with a change a second: from the cache', unit: '%', value },
    { work: 'Page with a change a second: median', unit: 'ms', value: percentile(latencies, 0.5) },
    { work: 'Page with a change a second: p99', unit: 'ms', value: percentile(latencies, 0.99) },
  ]
}

interface Changing {
  token: string
  products: readonly Page[]
  signal: AbortSignal
}

async function changePrices(site: Site, { token, products, signal }: Changing): Promise<void> {
  const prices = await pricesOf(site.pool, products)
  for (let turn = 0; !signal.aborted; turn++) {
    const [id, cents] = prices[(turn * 7) % prices.length] ?? ['', 0]
    const { path, headers } = asStaff(token, `/variants/${id}`)
    const price = ((cents + 100 * (1 + (turn % 9))) / 100).toFixed(2)
    await answered(
      connectionOf(site, visitors),
      requestText({
        method: 'PUT',
        path,
        headers: { ...headers, 'idempotency-key': randomText(22) },
        body: { price, compare_at: null },
      }),
    )
    await sleep(1000)
  }
}

async function pricesOf(pool: pg.Pool, products: readonly Page[]): Promise<[string, number][]> {
  const { rows } = await pool.query<{ id: string; price_cents: number }>(
    'select id, price_cents from variants where id = any($1)',
    [products.flatMap(({ variants }) => variants.slice(0, 1))],
  )
  return rows.map((row) => [row.id, row.price_cents])
}

/** What the page cache has counted so far. */
async function pageCounts(site: Site): Promise<Record<'hit' | 'stale' | 'miss', number>> {
  const { body } = await answered(connectionOf(site, 0), requestText({ path: '/metrics' }))
  const text = String(body)
  const count = (result: string) =>
    Number(new RegExp(`page_cache_requests_total\\{result="${result}"\\} (\\d+)`).exec(text)?.[1])
  return { hit: count('hit'), stale: count('stale'), miss: count('miss') }
}
