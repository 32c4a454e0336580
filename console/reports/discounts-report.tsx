import { localize } from '#domain/locale.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { reportMessages } from './messages.ts'
import { PeriodReport } from './period-report.tsx'
import { countColumn, moneyColumn, ReportTable } from './report-table.tsx'
import { sumOf } from './sum-of.ts'

type DiscountsRow = StaffAnswer<'GET /reports/discounts'>['rows'][number]

export function DiscountsReport() {
  const texts = useMessages(reportMessages)
  const language = useLanguage()
  return (
    <PeriodReport
      useReport={(period) =>
        useCall('GET /reports/discounts', { query: period }, { keepPrevious: true })
      }
    >
      {({ period, rows, total }) => (
        <ReportTable
          label={texts.view.discounts}
          file={`discounts-${period.from}-${period.to}`}
          note={texts.discountsNote}
          rows={rows}
          keyOf={({ kind, source_id: id }) => `${kind} ${id}`}
          columns={[
            { title: texts.name, text: ({ title }) => localize(title, language) },
            { title: texts.kind, text: ({ kind }) => texts.discountKinds[kind] },
            countColumn<DiscountsRow>(texts.columns.orders, (row) => row.order_count),
            moneyColumn<DiscountsRow>(
              texts.goods,
              ({ goods }) => goods,
              sumOf(rows.map(({ goods }) => goods)),
            ),
            moneyColumn<DiscountsRow>(
              texts.columns.delivery,
              ({ delivery }) => delivery,
              sumOf(rows.map(({ delivery }) => delivery)),
            ),
            moneyColumn<DiscountsRow>(texts.amount, ({ amount }) => amount, total),
            moneyColumn<DiscountsRow>(texts.orderTotal, (row) => row.order_total),
          ]}
        />
      )}
    </PeriodReport>
  )
}
