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
  cost: number
  uncosted: number
  retail: number
}

interface Row extends Sums {
  product_id: string
  title: LocalizedText
}

/** Reserved units are still the shop's until they are shipped. */
export async function reportStockValue(db: Db): Promise<Report> {
  const { rows } = await sql<Row>`
    select p.id as product_id, p.title, sum(s.on_hand)::int as on_hand,
      sum(s.reserved)::int as reserved,
      sum(s.on_hand::bigint * coalesce(v.cost_cents, 0))::float8 as cost,
      coalesce(sum(s.on_hand) filter (where v.cost_cents is null), 0)::int as uncosted,
      sum(s.on_hand::bigint * v.price_cents)::float8 as retail
    from stock_levels s
    join variants v on v.id = s.variant_id
    join products p on p.id = v.product_id
    where s.on_hand > 0
    group by p.id
    order by cost desc, retail desc, p.id`.execute(db)
  const total = rows.reduce<Sums>(
    (sum, row) => ({
      on_hand: sum.on_hand + row.on_hand,
      reserved: sum.reserved + row.reserved,
      cost: sum.cost + row.cost,
      uncosted: sum.uncosted + row.uncosted,
      retail: sum.retail + row.retail,
    }),
    { on_hand: 0, reserved: 0, cost: 0, uncosted: 0, retail: 0 },
  )
  return { rows: rows.map(presentRow), total: presentRow(total) }
}

function presentRow<Each extends Sums>(row: Each) {
  return { ...row, cost: money(row.cost), retail: money(row.retail) }
}
