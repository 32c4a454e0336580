import type pg from 'pg'
import { z } from 'zod'

export interface Buyers {
  /** Bearer tokens, one for each buyer. */
  tokens: string[]
  accountIds: string[]
}

let made = 0

/** Visitors with a temporary account and a live token, as if each had just come. */
export async function makeBuyers(pool: pg.Pool, count: number): Promise<Buyers> {
  const first = made + 1
  made += count
  const numbers = Array.from({ length: count }, (_, at) => String(first + at).padStart(22, '0'))
  const tokens = numbers.map((number) => `benchtoken${number}`)
  const accountIds = numbers.map((number) => `acc_${number}`)
  await pool.query(
    `insert into accounts (id, kind, email, password_hash)
      select id, 'TEMP', id || '@temp.invalid', '' from unnest($1::text[]) as id`,
    [accountIds],
  )
  await pool.query(
    `insert into access_tokens (hash, account_id, expires_at)
      select sha256(convert_to(token, 'UTF8')), id, now() + interval '30 minutes'
      from unnest($1::text[], $2::text[]) as each (token, id)`,
    [tokens, accountIds],
  )
  return { tokens, accountIds }
}

/** Two lines in each buyer's cart. */
export async function fillCarts(
  pool: pg.Pool,
  { accountIds }: Buyers,
  variantIds: readonly string[],
): Promise<void> {
  const lines = accountIds.flatMap((account, at) =>
    variantsOf(at, variantIds).map((variant) => ({ account, variant })),
  )
  await pool.query(
    `insert into cart_items (account_id, store_id, variant_id, qty)
      select account, (select id from stores where slug = 'main'), variant, 1
      from unnest($1::text[], $2::text[]) as each (account, variant)`,
    [lines.map(({ account }) => account), lines.map(({ variant }) => variant)],
  )
}

/** What the buyer of this number has in the cart. */
export function variantsOf(buyer: number, variantIds: readonly string[]): string[] {
  return [2 * buyer, 2 * buyer + 1].map((at) => variantIds[at % variantIds.length] ?? '')
}

/** Variants that a whole run cannot sell out, in no order. */
export async function plentifulVariants(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select variant_id as id from stock_levels where on_hand >= 5000 order by md5(variant_id)',
  )
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id)
}
