import { formatDay } from '#domain/dates.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { reportMessages } from './messages.ts'
import { PeriodReport } from './period-report.tsx'
import { countColumn, ReportTable } from './report-table.tsx'

type SearchesRow = StaffAnswer<'GET /reports/searches'>['rows'][number]

export function SearchesReport() {
  const texts = useMessages(reportMessages)
  return (
    <PeriodReport
      useReport={(period) =>
        useCall('GET /reports/searches', { query: period }, { keepPrevious: true })
      }
    >
      {({ period, rows, total }) => (
        <ReportTable
          label={texts.view.searches}
          file={`searches-${period.from}-${period.to}`}
          rows={rows}
          keyOf={({ keyword }) => keyword}
          columns={[
            { title: texts.keyword, text: ({ keyword }) => keyword },
            countColumn<SearchesRow>(texts.searches, ({ searches }) => searches, total),
            {
              title: texts.lastOn,
              text: (row) => row.last_on,
              cell: (row) => formatDay(row.last_on),
            },
          ]}
        />
      )}
    </PeriodReport>
  )
}
