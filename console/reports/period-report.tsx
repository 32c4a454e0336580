import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Period } from '#domain/period.ts'
import { QueryState } from '../parts/query-state.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { ReportPage } from './report-page.tsx'
import { usePeriod } from './use-period.ts'

interface PeriodReportProps<Report> {
  useReport: (period: Period) => UseQueryResult<Report>
  children: (report: Report) => ReactNode
}

/** A report of the period in the address. */
export function PeriodReport<Report>({ useReport, children }: PeriodReportProps<Report>) {
  const { period, change } = usePeriod()
  const report = useReport(period)
  return (
    <ReportPage search={`?${new URLSearchParams({ ...period })}`}>
      <div className="list-tools">
        <PeriodPicker period={period} onChange={({ from, to }) => change({ from, to })} />
      </div>
      <QueryState query={report}>{children}</QueryState>
    </ReportPage>
  )
}
