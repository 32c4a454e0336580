import { allPages } from '../api/all-pages.ts'
import { callStaff } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { methodMessages } from '../parts/payment-names.ts'
import type { CsvColumn } from '../parts/csv.ts'
import { PeriodExport } from '../parts/period-export.tsx'
import { sheetTime } from '../language/show.ts'
import type { BankLine } from './bank-line.ts'
import { bankMessages } from './bank-messages.ts'

/** The bank lines of a period as a file, with the orders they pay. */
export function BankExport() {
  const { exported, states } = useMessages(bankMessages)
  const methods = useMessages(methodMessages)
  const columns: readonly CsvColumn<BankLine>[] = [
    { title: exported.day, text: ({ day }) => day },
    { title: exported.account, text: ({ account }) => methods[account] },
    { title: exported.text, text: ({ text }) => text },
    { title: exported.amount, text: ({ amount }) => amount },
    { title: exported.state, text: ({ state }) => states[state] },
    { title: exported.order, text: ({ order }) => order?.reference ?? '' },
    { title: exported.customer, text: ({ order }) => order?.name ?? '' },
    { title: exported.reason, text: ({ reason }) => reason },
    { title: exported.decidedBy, text: ({ decided_by: name }) => name ?? '' },
    { title: exported.decided, text: ({ decided_at: at }) => (at === null ? '' : sheetTime(at)) },
  ]
  return (
    <PeriodExport
      name="bank-lines"
      columns={columns}
      fetchRows={({ from, to }) =>
        allPages((page, each) =>
          callStaff('GET /bank-lines/export', {
            query: { state: 'all', from, to, page, per_page: each },
          }),
        )
      }
    />
  )
}
