import { reasonIn } from '#contract/system-reasons.ts'
import { allPages } from '../api/all-pages.ts'
import { callStaff, type StaffAnswer } from '../api/staff-api.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { methodMessages, paymentName } from '../parts/payment-names.ts'
import type { CsvColumn } from '../parts/csv.ts'
import { PeriodExport } from '../parts/period-export.tsx'
import { sheetTime } from '../language/show.ts'
import { returnMessages } from './messages.ts'

type Refund = StaffAnswer<'GET /refunds'>['data'][number]

/** The refunds of a period as a file. */
export function RefundExport() {
  const { columns, method, refundState } = useMessages(returnMessages)
  const language = useLanguage()
  const methods = useMessages(methodMessages)
  const exported: readonly CsvColumn<Refund>[] = [
    { title: columns.order, text: ({ order }) => order.reference },
    { title: columns.started, text: ({ created_at: at }) => sheetTime(at) },
    { title: columns.done, text: ({ done_at: at }) => (at === null ? '' : sheetTime(at)) },
    { title: columns.state, text: ({ state }) => refundState[state] },
    { title: columns.method, text: (refund) => method[refund.method] },
    { title: columns.paidBy, text: ({ paid_by: by }) => paymentName(by, methods) },
    { title: columns.reference, text: ({ provider_reference: reference }) => reference ?? '' },
    { title: columns.amount, text: ({ amount }) => amount },
    { title: columns.reason, text: ({ reason }) => reasonIn(reason, language) },
    { title: columns.failure, text: ({ failure }) => reasonIn(failure ?? '', language) },
  ]
  return (
    <PeriodExport
      name="refunds"
      columns={exported}
      fetchRows={({ from, to }) =>
        allPages((page, each) =>
          callStaff('GET /refunds', { query: { from, to, page, per_page: each } }),
        )
      }
    />
  )
}
