import type pg from 'pg'
import { bareSelect, bareTransaction, inRound, makeBareCopies } from './bare-sql.ts'
import { makeBuyers, makeTokens } from './buyers.ts'
import { asCustomer, connectionOf, sending } from './calls.ts'
import { storePath } from './catalogue-works.ts'
import { requestText } from './connection.ts'
import { customerId } from './generated-order.ts'
import { type Site, slots } from './site.ts'
import { answered, asking } from './visits.ts'
import type { Work, Works } from './work.ts'

export async function customerWorks(site: Site): Promise<Works> {
  const { pool } = site
  const products = await reviewedProducts(pool)
  await makeBareCopies(pool, ['wishlist_items'])
  const members = Array.from({ length: 64 }, (_, at) => customerId(at))
  const asMembers = async (path: string) => {
    const tokens = await makeTokens(pool, members)
    return asking(
      site,
      tokens.map((token) => asCustomer(token, path)),
    )
  }
  return {
    'Wishlist toggle': () => toggling(site, products),
    'Wishlist, 24 cards': () => wishlists(site, products),
    'Reviews of a product, twelve to a page': async () => ({
      ...(await asking(
        site,
        products.map((id) => ({
          path: `${storePath}/product-management/products/${id}/reviews?per_page=12`,
        })),
      )),
      sql: bareSelect(pool, bareReviews, (turn) => [inRound(products, turn)]),
    }),
    'Membership status': async () => ({
      ...(await asMembers('/profiles/membership/status')),
      sql: bareSelect(pool, bareStatus, (turn) => [inRound(members, turn)]),
    }),
    'Membership transactions': async () => ({
      ...(await asMembers('/profiles/membership/transactions')),
      sql: bareSelect(pool, bareTransactions, (turn) => [inRound(members, turn)]),
    }),
  }
}

/** The products with the most reviews. */
async function reviewedProducts(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(`
    select product_id as id from reviews group by product_id order by count(*) desc, 1 limit 24`)
  return rows.map(({ id }) => id)
}

async function toggling(site: Site, products: readonly string[]): Promise<Work> {
  const { tokens } = await makeBuyers(site.pool, slots)
  return {
    leisurely: 50,
    ours: async (slot, turn) => {
      const body = { product_id: inRound(products, turn) }
      const path = '/stores/main/wishlist/add-to-wishlist'
      const call = sending(inRound(tokens, slot), 'POST', path, body)
      await answered(connectionOf(site, slot), requestText(call))
    },
    sql: bareTransaction(site.pool, (slot, turn) => {
      const values = [`account ${slot}`, inRound(products, turn)]
      return [{ text: bareToggle, values }]
    }),
  }
}

const bareToggle = `
  with gone as (
    delete from bare.wishlist_items where account_id = $1 and product_id = $2 returning 1
  )
  insert into bare.wishlist_items (account_id, store_id, product_id)
  select $1, 'main', $2 where not exists (select from gone)`

async function wishlists(site: Site, products: readonly string[]): Promise<Work> {
  const { tokens, accountIds } = await makeBuyers(site.pool, slots)
  await site.pool.query(
    `insert into wishlist_items (account_id, store_id, product_id)
      select account, (select id from stores where slug = 'main'), product
      from unnest($1::text[]) as account cross join unnest($2::text[]) as product`,
    [accountIds, products],
  )
  const path = '/stores/main/wishlist/all?per_page=24'
  return {
    ...(await asking(
      site,
      tokens.map((token) => asCustomer(token, path)),
    )),
    sql: bareSelect(site.pool, bareWishes, (turn) => [inRound(accountIds, turn)]),
  }
}

const bareWishes = `
  select products.id, handle, title, subtitle, added_at, (
    select json_agg(json_build_object('price', price_cents, 'before', compare_at_cents))
    from variants where product_id = products.id
  ) as prices
  from wishlist_items join products on products.id = product_id
  where account_id = $1 order by added_at desc limit 24`

const bareReviews = `
  select id, author, locale, rating, comments, reply, created_at,
    (select avg(rating) from reviews where product_id = $1 and state = 'approved') as average
  from reviews where product_id = $1 and state = 'approved' order by created_at desc limit 12`

const bareStatus = `
  select available, debt, (
    select sum(points) from points_transactions
    where account_id = $1 and kind = 'earn' and created_at > now() - interval '1 year'
  ) as earned
  from points_balances where account_id = $1`

const bareTransactions = `
  select points_transactions.*, reference
  from points_transactions left join orders on orders.id = order_id
  where points_transactions.account_id = $1 order by number desc limit 10`
