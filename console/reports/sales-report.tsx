import { useEffect, useRef } from 'react'
import { formatDay } from '#domain/dates.ts'
import { centsOf, decimalText } from '#domain/format-money.ts'
import { localize } from '#domain/locale.ts'
import { Icon } from '#ui/icon.tsx'
import { useCall } from '../api/use-call.ts'
import { useLanguage, type Language } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { QueryState } from '../parts/query-state.tsx'
import { showFailure } from '../parts/toasts.ts'
import { oneOf } from '../parts/use-list-state.ts'
import { averageSale } from './average-sale.ts'
import { reportMessages, type ReportTexts } from './messages.ts'
import { PeriodPicker } from './period-picker.tsx'
import { ReportPage } from './report-page.tsx'
import { ReportTable } from './report-table.tsx'
import { salesColumns } from './sales-columns.tsx'
import { groups, type Group, type Sales, type SalesRow } from './sales-types.ts'
import { usePeriod, showPeriod } from './use-period.ts'

/** Sales of a period next to the one before; how they are grouped is in the address, too. */
export function SalesReport() {
  const texts = useMessages(reportMessages)
  const { period, params, change } = usePeriod()
  const by = oneOf(groups, params.get('by') ?? '') ?? 'day'
  const sales = useCall('GET /reports/sales', { query: { ...period, by } }, { keepPrevious: true })
  return (
    <ReportPage search={`?${new URLSearchParams({ ...period })}`}>
      <div className="list-tools">
        <PeriodPicker period={period} onChange={({ from, to }) => change({ from, to })} />
        <label className="filter" data-set>
          <span>{texts.by}</span>
          <select value={by} onChange={({ currentTarget }) => change({ by: currentTarget.value })}>
            {groups.map((group) => (
              <option key={group} value={group}>
                {texts.groups[group]}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </label>
      </div>
      <QueryState query={sales}>{(report) => <SalesOf report={report} by={by} />}</QueryState>
    </ReportPage>
  )
}

function SalesOf({ report, by }: { report: Sales; by: Group }) {
  const texts = useMessages(reportMessages)
  const language = useLanguage()
  const isOverTime = by === 'day' || by === 'month'
  const nameOf = (row: SalesRow) => rowName(row, by, texts, language)
  const isQuiet = report.rows.every((row) => row.units === 0 && centsOf(row.net) === 0)
  return (
    <>
      <SalesFigures report={report} />
      {isOverTime && report.rows.length > 1 && !isQuiet ? <SalesChart report={report} /> : null}
      <ReportTable
        label={texts.salesBy(texts.groups[by])}
        file={`sales-by-${by}-${report.period.from}-${report.period.to}`}
        note={by === 'category' ? texts.categoryNote : texts.salesNote}
        columns={salesColumns(report, by, nameOf, texts)}
        rows={report.rows}
        keyOf={({ key }) => key}
      />
    </>
  )
}

function rowName(row: SalesRow, by: Group, texts: ReportTexts, language: Language): string {
  const { key, title } = row
  if (title) return localize(title, language)
  const named = (names: Readonly<Record<string, string>>) => names[key] ?? key
  if (by === 'day') return formatDay(key)
  if (by === 'channel') return named(texts.channels)
  if (by === 'payment_method') return named(texts.methods)
  if (key === 'delivery') return texts.deliveryRow
  if (key === 'none') return by === 'size' ? texts.noneRow.size : texts.noneRow.category
  return key
}

/** A picture of the table below, which says the same to those who cannot see it. */
function SalesChart({ report: { rows, before } }: { report: Sales }) {
  const texts = useMessages(reportMessages)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let end: (() => void) | null = null
    let isGone = false
    async function draw() {
      const { drawBars } = await import('./draw-bars.ts')
      if (isGone || !place.current) return
      end = drawBars(place.current, {
        keys: rows.map(({ key }) => key),
        now: rows.map(({ net }) => centsOf(net) / 100),
        before: rows.map((_, at) => centsOf(before.rows[at]?.net ?? '0.00') / 100),
      })
    }
    draw().catch(showFailure)
    return () => {
      isGone = true
      end?.()
    }
  }, [rows, before])

  return (
    <figure className="report-chart" aria-label={texts.chart}>
      <div ref={place} />
      <figcaption>
        <span className="key-of-bars">{texts.now}</span>
        <span className="key-of-line">{texts.earlier}</span>
      </figcaption>
    </figure>
  )
}

/** The sums that matter, each with its change since the period before. */
function SalesFigures({ report: { total, before } }: { report: Sales }) {
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
