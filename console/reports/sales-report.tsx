import { formatDay } from '#domain/dates.ts'
import { centsOf } from '#domain/format-money.ts'
import { localize } from '#domain/locale.ts'
import { Icon } from '#ui/icon.tsx'
import { useCall } from '../api/use-call.ts'
import { useLanguage, type Language } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { QueryState } from '../parts/query-state.tsx'
import { oneOf } from '../parts/use-list-state.ts'
import { reportMessages, type ReportTexts } from './messages.ts'
import { PeriodPicker } from './period-picker.tsx'
import { ReportPage } from './report-page.tsx'
import { ReportTable } from './report-table.tsx'
import { SalesChart } from './sales-chart.tsx'
import { salesColumns } from './sales-columns.tsx'
import { SalesFigures } from './sales-figures.tsx'
import { groups, type Group, type Sales, type SalesRow } from './sales-types.ts'
import { usePeriod } from './use-period.ts'

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
