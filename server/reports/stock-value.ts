import { sql } from 'kysely'
import type { z } from '@hono/zod-openapi'
import type { stockReport } from '#contract/staff/reports.ts'
import type { LocalizedText } from '#domain/locale.ts'
import type { Db } from '../platform/database/db.ts'
import { money } from './money.ts'

type Report = z.input<typeof stockReport.answer>

interface Sums {
  on_hand: number
  reserved: number
  on_the_way: number
  cost: number
  uncosted: number
  retail: number
}

interface Row extends Sums {
  product_id: string
  title: LocalizedText
}

/** Units are the shop's until they are shipped to a customer: reserved, or on the way to another warehouse. */
export async function reportStockValue(db: Db): Promise<Report> {
  const { rows } = await sql<Row>`
    with units as (
      select variant_id, on_hand, reserved, 0 as on_the_way from stock_levels where on_hand > 0
      union all
      select variant_id, 0, 0, qty - received_qty - returned_qty from stock_transfer_lines
      where received_qty + returned_qty < qty
    )
    select p.id as product_id, p.title, sum(u.on_hand)::int as on_hand,
      sum(u.reserved)::int as reserved, sum(u.on_the_way)::int as on_the_way,
      sum((u.on_hand + u.on_the_way)::bigint * coalesce(v.cost_cents, 0))::float8 as cost,
      coalesce(sum(u.on_hand + u.on_the_way) filter (where v.cost_cents is null), 0)::int as uncosted,
      sum((u.on_hand + u.on_the_way)::bigint * v.price_cents)::float8 as retail
    from units u
    join variants v on v.id = u.variant_id
    join products p on p.id = v.product_id
    group by p.id
    order by cost desc, retail desc, p.id`.execute(db)
  const total = rows.reduce<Sums>(
    (sum, row) => ({
      on_hand: sum.on_hand + row.on_hand,
      reserved: sum.reserved + row.reserved,
      on_the_way: sum.on_the_way + row.on_the_way,
      cost: sum.cost + row.cost,
      uncosted: sum.uncosted + row.uncosted,
      retail: sum.retail + row.retail,
    }),
    { on_hand: 0, reserved: 0, on_the_way: 0, cost: 0, uncosted: 0, retail: 0 },
  )
  return { rows: rows.map(presentRow), total: presentRow(total) }
}

function presentRow<Each extends Sums>(row: Each) {
  return { ...row, cost: money(row.cost), retail: money(row.retail) }
}
