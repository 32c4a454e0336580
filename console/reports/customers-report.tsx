import { centsOf, decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { reportMessages } from './messages.ts'
import { PeriodReport } from './period-report.tsx'
import { countColumn, moneyColumn, ReportTable } from './report-table.tsx'

type CustomersRow = StaffAnswer<'GET /reports/customers'>['rows'][number]

export function CustomersReport() {
  const texts = useMessages(reportMessages)
  return (
    <PeriodReport
      useReport={(period) =>
        useCall('GET /reports/customers', { query: period }, { keepPrevious: true })
      }
    >
      {({ period, rows, total }) => (
        <ReportTable
          label={texts.view.customers}
          file={`customers-${period.from}-${period.to}`}
          note={texts.customersNote}
          rows={rows}
          keyOf={({ kind }) => kind}
          columns={[
            { title: texts.kind, text: ({ kind }) => texts.customerKinds[kind] },
            countColumn<CustomersRow>(
              texts.customer,
              ({ customers }) => customers,
              total.customers,
            ),
            countColumn<CustomersRow>(
              texts.columns.orders,
              (row) => row.order_count,
              total.order_count,
            ),
            moneyColumn<CustomersRow>(texts.amount, ({ amount }) => amount, total.amount),
            moneyColumn<CustomersRow>(texts.average, averageOf, averageOf(total)),
          ]}
        />
      )}
    </PeriodReport>
  )
}

function averageOf(row: { amount: string; order_count: number }): string {
  if (row.order_count === 0) return ''
  return decimalText(cents(Math.round(centsOf(row.amount) / row.order_count)))
}
