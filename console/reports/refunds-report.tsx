import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { reportMessages } from './messages.ts'
import { PeriodReport } from './period-report.tsx'
import { countColumn, moneyColumn, ReportTable } from './report-table.tsx'
import { sumOf } from './sum-of.ts'

type RefundsRow = StaffAnswer<'GET /reports/refunds'>['rows'][number]

export function RefundsReport() {
  const texts = useMessages(reportMessages)
  return (
    <PeriodReport
      useReport={(period) =>
        useCall('GET /reports/refunds', { query: period }, { keepPrevious: true })
      }
    >
      {({ period, rows, total }) => (
        <ReportTable
          label={texts.view.refunds}
          file={`refunds-${period.from}-${period.to}`}
          rows={rows}
          keyOf={({ kind }) => kind}
          columns={[
            { title: texts.kind, text: ({ kind }) => texts.refundKinds[kind] },
            countColumn<RefundsRow>(
              texts.count,
              ({ count }) => count,
              rows.reduce((sum, { count }) => sum + count, 0),
            ),
            moneyColumn<RefundsRow>(
              texts.goods,
              ({ goods }) => goods,
              sumOf(rows.map(({ goods }) => goods)),
            ),
            moneyColumn<RefundsRow>(
              texts.rest,
              ({ rest }) => rest,
              sumOf(rows.map(({ rest }) => rest)),
            ),
            moneyColumn<RefundsRow>(texts.amount, ({ amount }) => amount, total),
          ]}
        />
      )}
    </PeriodReport>
  )
}
