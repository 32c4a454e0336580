import type { Answer } from '#contract/client.ts'
import { formatDateTime, formatDay } from '#domain/dates.ts'
import { localize } from '#domain/locale.ts'
import type { Column } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { useLocale, useLocalePath } from '../../locale.ts'
import { orderPath } from '../../paths.ts'
import { useAccountMessages } from '../account-messages.ts'
import { Loaded } from '../loaded.tsx'
import { pointsKey } from '../own-data.ts'
import { PagedTable, perPage, usePageNumber } from '../paged-table.tsx'
import { RowsSkeleton } from '../skeletons.tsx'
import { useOwn } from '../use-own.ts'
import { changeText, countText } from './count-text.ts'

type Movement = Answer<'GET /profiles/membership/transactions'>['data'][number]

export function PointsHistory() {
  const { membership: messages, rows } = useAccountMessages()
  const page = usePageNumber()
  const own = useOwn([...pointsKey, 'movements', page], (api) =>
    api('GET /profiles/membership/transactions', { query: { page, per_page: perPage } }),
  )
  const columns: Column<Movement>[] = [
    { title: messages.date, cell: (movement) => formatDateTime(new Date(movement.created_at)) },
    { title: messages.reason, cell: (movement) => <Reason movement={movement} /> },
    {
      title: messages.change,
      end: true,
      cell: ({ points }) => (
        <span className={points > 0 ? 'text-success' : undefined}>{changeText(points)}</span>
      ),
    },
    { title: messages.after, end: true, cell: (movement) => countText(movement.balance_after) },
  ]
  return (
    <Loaded own={own} skeleton={<RowsSkeleton rows={4} />}>
      {({ data, total }) =>
        total === 0 ? (
          <p className="text-ink-2">{messages.none}</p>
        ) : (
          <PagedTable
            caption={messages.transactions}
            captionHidden
            columns={columns}
            rows={data}
            keyOf={({ _id }) => _id}
            total={total}
            count={rows(total)}
          />
        )
      }
    </Loaded>
  )
}

function Reason({ movement }: { movement: Movement }) {
  const { membership: messages } = useAccountMessages()
  const locale = useLocale()
  const path = useLocalePath()
  const { order, spendable_on: day } = movement
  return (
    <span className="grid">
      {localize(movement.title, locale)}
      {movement.reason ? <span className="text-ink-2">{movement.reason}</span> : null}
      {day ? <span className="text-ink-2">{messages.spendableOn(formatDay(day))}</span> : null}
      {order ? (
        <Link className="link" href={path(orderPath(order._id))}>
          {messages.order(order.reference)}
        </Link>
      ) : null}
    </span>
  )
}
