import { PlaceLink } from '../parts/place-link.tsx'
import { centsOf } from '#domain/format-money.ts'
import type { Period } from '#domain/period.ts'
import { showMoney } from '../language/show.ts'
import type { ReportTexts } from './messages.ts'
import { ordersBehind } from './orders-behind.ts'
import { countColumn, moneyColumn, type ReportColumn } from './report-table.tsx'
import type { Group, Sales, SalesRow } from './sales-types.ts'

/** Columns that say nothing in this report are left out: orders by product, margins without costs. */
export function salesColumns(
  { period, rows, total, before }: Sales,
  by: Group,
  nameOf: (row: SalesRow) => string,
  { columns, groups }: ReportTexts,
): readonly ReportColumn<SalesRow>[] {
  const isOverTime = by === 'day' || by === 'month'
  const most = Math.max(0, ...rows.map(({ net }) => centsOf(net)))
  const earlier = new Map(before.rows.map(({ key, net }) => [key, net]))
  const lost = before.rows.some(({ key }) => !rows.some((row) => row.key === key))
  return [
    {
      title: groups[by],
      text: (row) => (by === 'day' ? row.key : nameOf(row)),
      cell: (row) => <OrdersLink row={row} by={by} period={period} name={nameOf(row)} />,
    },
    ...(total.order_count === null
      ? []
      : [countColumn(columns.orders, (row: SalesRow) => row.order_count ?? 0, total.order_count)]),
    countColumn(columns.units, ({ units }) => units, total.units),
    countColumn(columns.returned, (row) => row.returned_units, total.returned_units),
    moneyColumn(columns.gross, ({ gross }) => gross, total.gross),
    moneyColumn(columns.discounts, ({ discounts }) => discounts, total.discounts),
    moneyColumn(columns.vouchers, ({ vouchers }) => vouchers, total.vouchers),
    moneyColumn(columns.delivery, ({ delivery }) => delivery, total.delivery),
    moneyColumn(columns.refunds, ({ refunds }) => refunds, total.refunds),
    {
      ...moneyColumn(columns.net, ({ net }: SalesRow) => net, total.net),
      cell: ({ net }) => <Net net={net} share={isOverTime ? 0 : centsOf(net) / most} />,
    },
    // By day, the days before are other days; the chart and the figures compare them.
    ...(isOverTime || lost
      ? []
      : [
          moneyColumn(
            columns.before,
            ({ key }: SalesRow) => earlier.get(key) ?? '0.00',
            before.total.net,
          ),
        ]),
    countColumn(columns.points, ({ points }) => points, total.points),
    ...(total.margin === null
      ? []
      : [
          moneyColumn(columns.cost, ({ cost }: SalesRow) => cost, total.cost),
          moneyColumn(columns.margin, ({ margin }: SalesRow) => margin ?? '', total.margin),
        ]),
  ]
}

interface OrdersLinkProps {
  row: SalesRow
  by: Group
  period: Period
  name: string
}

/** Opens the orders paid in this row; of a product or size it names no orders. */
function OrdersLink({ row, by, period, name }: OrdersLinkProps) {
  const path = ordersBehind(row, by, period)
  if (path === null) return name
  return (
    <PlaceLink className="link" to={path}>
      {name}
    </PlaceLink>
  )
}

/** With a bar as long as its share of the largest. */
function Net({ net, share }: { net: string; share: number }) {
  return (
    <>
      {showMoney(net)}
      {share > 0 ? (
        <span className="share" style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      ) : null}
    </>
  )
}
