import {
  detailsPath,
  facetedLists,
  filteredLists,
  listUrl,
  lists,
  productIds,
  searches,
  suggestions,
} from '../catalogue-works.ts'
import { type Call, requestText } from '../connection.ts'
import { generatedOrders } from '../generate-orders.ts'
import type { Site } from '../site.ts'
import { asStaff, orderKeywords, staffSearches, staffToken } from '../staff-works.ts'
import { answered } from '../visits.ts'
import { importCheck } from './import-file.ts'

/** Calls of one kind, asked in turn. */
export interface GrowingWork {
  requests: readonly (string | Buffer)[]
  /** Asked once before the measurement, which shows what is kept in memory from then on. */
  isKept?: boolean
  /** At most so many calls are made. */
  most?: number
}

/** What grows with the shop, if anything does. */
export async function growthWorks(site: Site): Promise<Record<string, GrowingWork>> {
  const ids = await productIds(site.pool)
  const token = await staffToken(site.pool)
  const shopping = (paths: readonly string[]) => ({
    requests: paths.map((path) => requestText({ path, headers: { accept: 'application/json' } })),
  })
  const staff = (...paths: string[]) => ({
    requests: paths.map((path) => requestText(asStaff(token, path))),
  })
  const customers = ['tai.man', 'wong.', '6541', 'lee.18@example.com', 'nobody']
  const words = ['shirt', '恤衫', 'B0001', 'linen coat', '褸']
  const [anOrder] = await generatedOrders(site.pool)
  return {
    'Product list, 24 cards': { ...shopping(lists(ids)), isKept: true },
    'Product list, last pages': { ...shopping(lastPages(ids.length)), isKept: true },
    'List with facets': { ...shopping(facetedLists()), isKept: true },
    'List, several filters': { ...shopping(filteredLists()), isKept: true },
    'Search by keyword': { ...shopping(searches()), isKept: true },
    'Suggestions while typing': shopping(suggestions()),
    'Product details, first time': shopping(ids.slice(0, 64).map(detailsPath)),
    'Staff: orders, newest': staff('/orders'),
    'Staff: orders by text': staff(...staffSearches('/orders', orderKeywords)),
    'Staff: orders by state': staff(
      '/orders?current_status=pending',
      '/orders?current_status=completed',
      '/orders?current_status=cancelled',
      '/orders?fulfilment=delivered',
    ),
    'Staff: an order': staff(`/orders/${anOrder?.id ?? ''}`),
    'Staff: products, newest': staff('/products'),
    'Staff: products by text': staff(...staffSearches('/products', words)),
    'Staff: products sold out': staff('/products?stock=sold_out'),
    'Staff: customers by text': staff(...staffSearches('/customers', customers)),
    'Staff: Today': staff('/today'),
    'Import of 1,000 products, checked': { requests: [importCheck(token)], most: 1 },
  }
}

function lastPages(products: number): string[] {
  const last = Math.ceil(products / 24)
  return [last - 2, last - 1].map((page) => listUrl({ page: String(page) }))
}

/** All files of the sitemap, asked for the first time. */
export async function readSitemap({ shop: [connection] }: Site): Promise<void> {
  if (!connection) throw new Error('no connection')
  const read = async (path: string) =>
    String((await answered(connection, requestText(plain(path)))).body)
  const index = await read('/sitemap.xml')
  for (const [, path = ''] of index.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)) {
    await read(path)
  }
}

function plain(path: string): Call {
  return { path, headers: { 'accept-encoding': 'identity' } }
}
