import { sql, type RawBuilder } from 'kysely'
import { DomainError } from '#domain/errors.ts'
import type { Use, UsedThing, User } from '#domain/in-use.ts'
import type { Trx } from '../database/db.ts'
import { isStillUsed } from '../database/in-transaction.ts'

/** One row for each user, with its name if people know it by one. */
type Rows = RawBuilder<{ name: string | null }>

/** Whatever a foreign key, or a promotion's scope, names. */
export const usersOf: Readonly<Record<UsedThing, (id: string) => Partial<Record<User, Rows>>>> = {
  category: (id) => ({
    products: sql`select p.title->>'en' as name from product_categories pc
      join products p on p.id = pc.product_id where pc.category_id = ${id}`,
    categories: sql`select title->>'en' as name from categories where parent_id = ${id}`,
    promotions: sql`select title->>'en' as name from promotions
      where archived_at is null and scope->'category_ids' ? ${id}`,
    vouchers: sql`select title->>'en' as name from vouchers
      where archived_at is null and scope->'category_ids' ? ${id}`,
  }),
  collection: (id) => ({
    products: sql`select title->>'en' as name from products where collection_slug = ${id}`,
  }),
  colour: (id) => ({
    variants: sql`select null as name from variants where colour_code = ${id}`,
    pictures: sql`select null as name from product_pictures where colour_code = ${id}`,
    products: sql`select title->>'en' as name from products where id in (
      select product_id from variants where colour_code = ${id}
      union select product_id from product_pictures where colour_code = ${id})`,
  }),
  warehouse: (id) => ({
    stock_levels: sql`select null as name from stock_levels where warehouse_id = ${id}`,
    stock_movements: sql`select null as name from stock_movements where warehouse_id = ${id}`,
    stock_transfers: sql`select null as name from stock_transfers
      where from_warehouse_id = ${id} or to_warehouse_id = ${id}`,
    stock_documents: sql`select distinct null as name, document_id from stock_count_lines
      where warehouse_id = ${id}`,
    orders: sql`select distinct o.reference as name from order_allocations a
      join order_items i on i.id = a.order_item_id
      join orders o on o.id = i.order_id where a.warehouse_id = ${id}`,
    try_on_holds: sql`select null as name from try_on_holds where warehouse_id = ${id}`,
    cash_sessions: sql`select null as name from cash_sessions where warehouse_id = ${id}`,
  }),
  role: (id) => ({
    colleagues: sql`select name from staff where role = ${id}`,
  }),
}

/** Throws `in_use` with what uses it; `conflict` if another call began to use it just now. */
export async function deleteUnused(
  trx: Trx,
  what: UsedThing,
  id: string,
  remove: () => Promise<unknown>,
): Promise<void> {
  const by: Use[] = []
  for (const [kind, rows] of entriesOf(usersOf[what](id))) {
    const use = await count(trx, rows)
    if (use.count > 0) by.push({ kind, ...use })
  }
  if (by.length > 0) throw new DomainError('in_use', { what, by })
  try {
    await remove()
  } catch (error) {
    throw isStillUsed(error) ? new DomainError('conflict') : error
  }
}

async function count(trx: Trx, rows: Rows): Promise<Omit<Use, 'kind'>> {
  const { rows: answers } = await sql<{ count: number; examples: string[] | null }>`
    select count(*)::int as count,
      (array_agg(name order by name) filter (where name is not null))[1:3] as examples
    from (${rows}) as used
  `.execute(trx)
  const [{ count: found, examples } = { count: 0, examples: null }] = answers
  return { count: found, ...(examples && { examples }) }
}

function entriesOf(users: Partial<Record<User, Rows>>): [User, Rows][] {
  return Object.entries(users) as [User, Rows][]
}
