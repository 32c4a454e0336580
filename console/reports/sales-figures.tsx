import { centsOf, decimalText } from '#domain/format-money.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { averageSale } from './average-sale.ts'
import { reportMessages } from './messages.ts'
import type { Sales } from './sales-types.ts'
import { showPeriod } from './use-period.ts'

/** The sums that matter, each with its change since the period before. */
export function SalesFigures({ report: { total, before } }: { report: Sales }) {
  const { figures, itemsPerOrder, before: beforeText } = useMessages(reportMessages)
  const earlier = before.total
  return (
    <>
      <dl className="figures">
        <Figure name={figures.net} now={centsOf(total.net)} before={centsOf(earlier.net)}>
          {showMoney(total.net)}
        </Figure>
        {total.order_count === null ? null : (
          <Figure name={figures.orders} now={total.order_count} before={earlier.order_count ?? 0}>
            {String(total.order_count)}
          </Figure>
        )}
        {total.order_count ? (
          <Figure
            name={figures.average}
            now={averageSale(total)}
            before={averageSale(earlier)}
            note={itemsPerOrder(total.units / total.order_count)}
          >
            {showMoney(decimalText(averageSale(total)))}
          </Figure>
        ) : null}
        <Figure
          name={figures.refunds}
          now={centsOf(total.refunds)}
          before={centsOf(earlier.refunds)}
        >
          {showMoney(total.refunds)}
        </Figure>
        {total.margin === null ? null : (
          <Figure
            name={figures.margin}
            now={centsOf(total.margin)}
            before={centsOf(earlier.margin ?? '0.00')}
          >
            {showMoney(total.margin)}
          </Figure>
        )}
      </dl>
      <p className="text-ink-2 text-12 mb-4">{beforeText(showPeriod(before.period))}</p>
    </>
  )
}

interface FigureProps {
  name: string
  now: number
  before: number
  note?: string
  children: string
}

function Figure({ name, now, before, note, children }: FigureProps) {
  const texts = useMessages(reportMessages)
  return (
    <div className="card">
      <dt>{name}</dt>
      <dd className="sales-sum">{children}</dd>
      {note ? <dd className="text-ink-2 text-12">{note}</dd> : null}
      {before > 0 ? <dd className="text-ink-2 text-12">{change()}</dd> : null}
    </div>
  )

  function change(): string {
    const percent = Math.round(((now - before) * 100) / before)
    if (percent === 0) return texts.same
    return percent > 0 ? texts.up(percent) : texts.down(-percent)
  }
}
