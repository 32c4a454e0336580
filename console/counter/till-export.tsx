import { allPages } from '../api/all-pages.ts'
import { callStaff } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { methodMessages } from '../parts/payment-names.ts'
import type { CsvColumn } from '../parts/csv.ts'
import { PeriodExport } from '../parts/period-export.tsx'
import { sheetTime } from '../language/show.ts'
import { tillFileMessages } from './till-file-messages.ts'
import type { CashSession } from './use-open-till.ts'
import type { Shop } from './use-shop.ts'

interface CountRow {
  day: CashSession
  count: CashSession['counts'][number]
}

/** The cash-ups of a period as a file: a row for each way to pay of each day. */
export function TillExport({ shop }: { shop: NonNullable<Shop> }) {
  const texts = useMessages(tillFileMessages)
  const methods = useMessages(methodMessages)
  const columns: readonly CsvColumn<CountRow>[] = [
    { title: texts.opened, text: ({ day }) => sheetTime(day.opened_at) },
    { title: texts.openedBy, text: ({ day }) => day.opened_by },
    { title: texts.closed, text: ({ day }) => (day.closed_at ? sheetTime(day.closed_at) : '') },
    { title: texts.closedBy, text: ({ day }) => day.closed_by ?? '' },
    { title: texts.method, text: ({ count }) => methods[count.method] },
    { title: texts.float, text: ({ day, count }) => (count.method === 'cash' ? day.float : '') },
    { title: texts.sales, text: ({ count }) => count.sales },
    { title: texts.refunds, text: ({ count }) => count.refunds },
    { title: texts.expected, text: ({ count }) => count.expected },
    { title: texts.counted, text: ({ count }) => count.counted ?? '' },
    { title: texts.difference, text: ({ count }) => count.difference ?? '' },
    { title: texts.reason, text: ({ count }) => count.reason },
  ]
  return (
    <PeriodExport
      name="cash-ups"
      columns={columns}
      fetchRows={async ({ from, to }) => {
        const days = await allPages((page, each) =>
          callStaff('GET /cash-sessions', {
            query: { warehouse_id: shop._id, from, to, page, per_page: each },
          }),
        )
        return days.flatMap((day) => day.counts.map((count) => ({ day, count })))
      }}
    />
  )
}
