import type pg from 'pg'
import { z } from 'zod'

export interface Buyers {
  /** One bearer token per buyer. */
  tokens: string[]
  accountIds: string[]
}

let created = 0
let signedIn = 0

/** Visitors with a temporary account and a valid token, as if they had just arrived. */
export async function makeBuyers(pool: pg.Pool, count: number): Promise<Buyers> {
  const first = created + 1
  created += count
  const numbers = Array.from({ length: count }, (_, at) => String(first + at).padStart(22, '0'))
  const accountIds = numbers.map((number) => `acc_${number}`)
  await pool.query(
    `insert into accounts (id, kind, email, password_hash)
      select id, 'TEMP', id || '@temp.invalid', '' from unnest($1::text[]) as id`,
    [accountIds],
  )
  return { tokens: await makeTokens(pool, accountIds), accountIds }
}

/** A valid token per account, as if its owner had just signed in. */
export async function makeTokens(pool: pg.Pool, accountIds: readonly string[]): Promise<string[]> {
  const tokens = accountIds.map(() => `benchtoken${String(++signedIn).padStart(22, '0')}`)
  await pool.query(
    `insert into access_tokens (hash, account_id, expires_at)
      select sha256(convert_to(token, 'UTF8')), id, now() + interval '30 minutes'
      from unnest($1::text[], $2::text[]) as each (token, id)`,
    [tokens, accountIds],
  )
  return tokens
}

/** Turns them into registered customers with this many points each. */
export async function givePoints(
  pool: pg.Pool,
  accountIds: readonly string[],
  points: number,
): Promise<void> {
  await pool.query(
    `update accounts set kind = 'REGISTERED', email = id || '@example.com' where id = any($1)`,
    [accountIds],
  )
  await pool.query(
    `with holders as (
        insert into points_balances (account_id, available, transaction_count)
        select id, $2, 1 from unnest($1::text[]) as id returning account_id
      ), given as (
        insert into points_transactions (account_id, number, kind, points, balance_after)
        select account_id, 1, 'adjust', $2, $2 from holders returning id, account_id
      )
      insert into points_lots (account_id, transaction_id, points, remaining, spendable_at, expires_at)
      select account_id, id, $2, $2, now(), now() + interval '1 year' from given`,
    [accountIds, points],
  )
}

/** Two lines per cart, with this quantity each. */
export async function fillCarts(
  pool: pg.Pool,
  { accountIds }: Buyers,
  variantIds: readonly string[],
  qty = 1,
): Promise<void> {
  const lines = accountIds.flatMap((account, at) =>
    variantsOf(at, variantIds).map((variant) => ({ account, variant })),
  )
  await putInCarts(pool, lines, qty)
}

export async function putInCarts(
  pool: pg.Pool,
  lines: readonly { account: string; variant: string }[],
  qty = 1,
): Promise<void> {
  await pool.query(
    `insert into cart_items (account_id, store_id, variant_id, qty)
      select account, (select id from stores where slug = 'main'), variant, $3
      from unnest($1::text[], $2::text[]) as each (account, variant)`,
    [lines.map(({ account }) => account), lines.map(({ variant }) => variant), qty],
  )
}

export function variantsOf(buyer: number, variantIds: readonly string[]): string[] {
  return [2 * buyer, 2 * buyer + 1].map((at) => variantIds[at % variantIds.length] ?? '')
}

/** Variants that a whole run cannot sell out, shuffled. */
export async function plentifulVariants(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select variant_id as id from stock_levels where on_hand >= 5000 order by md5(variant_id)',
  )
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id)
}
