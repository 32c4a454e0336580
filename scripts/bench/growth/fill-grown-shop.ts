import pg from 'pg'
import { startEmbeddedPostgres } from '#db/embedded/server.ts'
import { migrate } from '#db/migrate.ts'
import { fillOrders } from '../generate-orders.ts'
import { fillCatalogue } from '../generate-products.ts'
import { fillShop } from '../run-bench.ts'

export interface GrownShop {
  products: number
  orders: number
  customers: number
}

const ordersPerProduct = 10
const ordersPerCustomer = 5
/** Points last for two years, and none of them has expired. */
const longestTradeMinutes = 600 * 24 * 60
const longestPauseMinutes = 83

export function grownTo(products: number): GrownShop {
  const orders = products * ordersPerProduct
  return { products, orders, customers: Math.max(20, Math.ceil(orders / ordersPerCustomer)) }
}

/**
 * Fills a shop in an empty folder. Meanwhile nothing is flushed to the disk and no trigger fires,
 * which takes a third of the time: what is generated refers only to what is there, and what
 * triggers would have kept is added up at the end.
 */
export async function fillGrownShop(dataDir: string, shop: GrownShop): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, throwaway: true, report: console.log })
  try {
    await migrate({ url: server.url })
    await fillShop(dataDir, server.url, 0)
    const pool = new pg.Pool({
      connectionString: shopAsSuperuser(server.adminUrl),
      options: '-c session_replication_role=replica',
      max: 2,
    })
    // While it closes, the server may end connections as well.
    pool.on('error', (error) => {
      if (!pool.ending) throw error
    })
    try {
      await fillCatalogue(pool, shop.products)
      await fillOrders(pool, shop.orders, tradeOf(shop))
      await pool.query(totals)
      await pool.query('vacuum analyze')
    } finally {
      await pool.end()
    }
  } finally {
    await server.stop()
  }
}

const totals = `
  insert into stock_totals (variant_id, product_id, available)
  select v.id, v.product_id, coalesce(sum(s.on_hand - s.reserved), 0)
  from variants v left join stock_levels s on s.variant_id = v.id group by v.id
  on conflict (variant_id) do update set available = excluded.available`

function tradeOf({ orders, customers }: GrownShop) {
  return { customers, minutesApart: Math.min(longestPauseMinutes, longestTradeMinutes / orders) }
}

function shopAsSuperuser(adminUrl: string): string {
  const url = new URL(adminUrl)
  url.pathname = '/shop'
  return url.href
}
