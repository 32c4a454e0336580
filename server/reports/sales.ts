import { sql, type RawBuilder } from 'kysely'
import type { z } from '@hono/zod-openapi'
import type { salesGroups } from '#contract/staff/report-shapes.ts'
import type { salesReport } from '#contract/staff/reports.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { eachDay, monthsIn, periodBefore, type Period } from '#domain/period.ts'
import type { Db } from '../platform/database/db.ts'
import { money } from './money.ts'
import { saleEntries } from './sale-entries.ts'

type Group = (typeof salesGroups)[number]
type Report = z.input<typeof salesReport.answer>
type Row = Report['rows'][number]

const sumNames = [
  'orders',
  'units',
  'returned',
  'gross',
  'discounts',
  'vouchers',
  'delivery',
  'refunds',
  'points',
  'cost',
  // Net and number of entries of goods whose cost is known.
  'costed',
  'costedCount',
] as const
type Sums = Record<(typeof sumNames)[number], number>

interface Line extends Sums {
  key: string
  title: LocalizedText | null
}

/** Sales of a period and of the one before, by the same entries whatever they are grouped by. */
export async function reportSales(db: Db, period: Period, by: Group): Promise<Report> {
  const before = periodBefore(period)
  const [now, earlier] = await Promise.all([readLines(db, period, by), readLines(db, before, by)])
  return {
    period,
    ...presentLines(now, by),
    before: { period: before, ...presentLines(earlier, by) },
  }
}

async function readLines(db: Db, period: Period, by: Group): Promise<Line[]> {
  const { key, title, join } = groups[by]
  const { rows } = await sql<Line>`with ${saleEntries(period)}
    select ${key} as key, ${title ?? sql`null::jsonb`} as title,
      count(distinct e.order_id) filter (where e.is_sale)::int as orders,
      sum(e.units)::int as units, sum(e.returned)::int as returned,
      sum(e.gross)::float8 as gross, sum(e.discount)::float8 as discounts,
      sum(e.voucher)::float8 as vouchers, sum(e.delivery)::float8 as delivery,
      sum(e.refund)::float8 as refunds, sum(e.points)::int as points,
      coalesce(sum(e.cost), 0)::float8 as cost,
      coalesce(sum(e.gross - e.discount - e.voucher - e.refund)
        filter (where e.is_costed), 0)::float8 as costed,
      count(*) filter (where e.is_costed)::int as "costedCount"
    from entries e ${join ?? sql``}
    group by 1 ${title ? sql`, 2` : sql``}`.execute(db)
  if (by === 'day') return filled(rows, eachDay(period))
  if (by === 'month') return filled(rows, monthsIn(period))
  const worth = rows.filter((row) => sumNames.some((name) => row[name] !== 0))
  return worth.toSorted((a, b) => netOf(b) - netOf(a) || (a.key < b.key ? -1 : 1))
}

interface Grouping {
  key: RawBuilder<unknown>
  title?: RawBuilder<unknown>
  join?: RawBuilder<unknown>
}

const onHongKongClock = (format: string) =>
  sql`to_char(e.at at time zone 'Asia/Hong_Kong', ${sql.lit(format)})`
const ofOrder = sql`join orders o on o.id = e.order_id`

const groups: Record<Group, Grouping> = {
  day: { key: onHongKongClock('YYYY-MM-DD') },
  month: { key: onHongKongClock('YYYY-MM') },
  product: {
    key: sql`coalesce(e.product_id, 'delivery')`,
    title: sql`coalesce(p.title, t.title)`,
    join: sql`left join products p on p.id = e.product_id
      left join lateral (
        select product_title as title from order_items
        where p.id is null and order_id = e.order_id and product_id = e.product_id limit 1
      ) t on true`,
  },
  category: {
    key: sql`case when e.product_id is null then 'delivery' else coalesce(c.id, 'none') end`,
    title: sql`c.title`,
    join: sql`left join (
        select distinct on (product_id) product_id, category_id from product_categories
        order by product_id, position
      ) f on f.product_id = e.product_id
      left join categories c on c.id = f.category_id`,
  },
  size: {
    key: sql`case when e.product_id is null then 'delivery' else coalesce(v.size, 'none') end`,
    join: sql`left join variants v on v.id = e.variant_id`,
  },
  channel: { key: sql`o.channel`, join: ofOrder },
  payment_method: { key: sql`o.payment_method`, join: ofOrder },
}

/** Days and months without a sale are rows, too. */
function filled(rows: readonly Line[], keys: readonly string[]): Line[] {
  const known = new Map(rows.map((row) => [row.key, row]))
  return keys.map((key) => known.get(key) ?? { key, title: null, ...noSums() })
}

function sumsOf(lines: readonly Line[]): Sums {
  const sums = noSums()
  for (const line of lines) for (const name of sumNames) sums[name] += line[name]
  return sums
}

function noSums(): Sums {
  return {
    orders: 0,
    units: 0,
    returned: 0,
    gross: 0,
    discounts: 0,
    vouchers: 0,
    delivery: 0,
    refunds: 0,
    points: 0,
    cost: 0,
    costed: 0,
    costedCount: 0,
  }
}

function presentLines(lines: readonly Line[], by: Group) {
  const hasOrders = by !== 'product' && by !== 'category' && by !== 'size'
  return {
    rows: lines.map((line): Row => ({
      key: line.key,
      title: line.title,
      ...presentSums(line, hasOrders),
    })),
    total: presentSums(sumsOf(lines), hasOrders),
  }
}

function netOf({ gross, discounts, vouchers, delivery, refunds }: Sums): number {
  return gross - discounts - vouchers + delivery - refunds
}

function presentSums(sums: Sums, hasOrders: boolean) {
  return {
    order_count: hasOrders ? sums.orders : null,
    units: sums.units,
    returned_units: sums.returned,
    gross: money(sums.gross),
    discounts: money(sums.discounts),
    vouchers: money(sums.vouchers),
    delivery: money(sums.delivery),
    refunds: money(sums.refunds),
    net: money(netOf(sums)),
    points: sums.points,
    cost: money(sums.cost),
    margin: sums.costedCount === 0 ? null : money(sums.costed - sums.cost),
  }
}
