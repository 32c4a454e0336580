import type pg from 'pg'
import type { Task } from './load.ts'

/** Copies of the shop's tables in a separate schema, so that its ledgers still add up. */
const tables = `
  create schema if not exists bare;
  create table if not exists bare.cart_items (like public.cart_items including all);
  create table if not exists bare.stock_levels (like public.stock_levels including all);
  create table if not exists bare.orders (
    id text primary key, account_id text not null, total_cents int not null,
    created_at timestamptz not null default now());
  create table if not exists bare.order_items (
    order_id text not null references bare.orders, variant_id text not null, qty int not null,
    unit_cents int not null, primary key (order_id, variant_id));
  insert into bare.stock_levels
    select variant_id, warehouse_id, on_hand from stock_levels where on_hand >= 5000
    on conflict do nothing`

export async function makeBareTables(pool: pg.Pool): Promise<void> {
  await pool.query(tables)
}

/** The single statement that adding to a cart requires. */
export function bareAdd(pool: pg.Pool, variantIds: readonly string[]): Task {
  const text = `
    insert into bare.cart_items (account_id, store_id, variant_id, qty) values ($1, 'main', $2, 1)
    on conflict (account_id, store_id, variant_id) do update set qty = cart_items.qty + 1`
  return async (slot, turn) => {
    const values = [`account ${slot}`, variantIds[(slot * 3 + (turn % 3)) % variantIds.length]]
    await pool.query({ name: 'bare add', text, values })
  }
}

let placed = 0

/** The minimum for an order of two items: take stock, insert order and lines, in a transaction. */
export function bareOrder(pool: pg.Pool, variantIds: readonly string[]): Task {
  return async () => {
    const number = ++placed
    const id = `order ${number}`
    // In a fixed order, as the shop locks them, to avoid deadlocks.
    const wanted = [2 * number, 2 * number + 1]
      .map((at) => variantIds[at % variantIds.length] ?? '')
      .toSorted()
    const client = await pool.connect()
    try {
      await client.query('begin')
      const taken = await client.query({ name: 'bare take', text: take, values: [wanted] })
      if (taken.rowCount !== 2) throw new Error('bare stock is sold out')
      await client.query({ name: 'bare order', text: insertOrder, values: [id, `a ${number}`] })
      await client.query({ name: 'bare lines', text: insertLines, values: [id, wanted] })
      await client.query('commit')
    } finally {
      client.release()
    }
  }
}

const take = `
  update bare.stock_levels set reserved = reserved + 1
  where variant_id = any($1) and reserved < on_hand`

const insertOrder = 'insert into bare.orders (id, account_id, total_cents) values ($1, $2, 96000)'

const insertLines = `
  insert into bare.order_items (order_id, variant_id, qty, unit_cents)
  select $1, variant_id, 1, 48000 from unnest($2::text[]) as variant_id`
