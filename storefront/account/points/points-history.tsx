import type { Answer } from '#contract/client.ts'
import { formatDateTime } from '#domain/dates.ts'
import { say } from '#domain/locale.ts'
import type { Column } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { useLocale, useLocalePath } from '../../locale.ts'
import { orderPath } from '../../paths.ts'
import { useAccountWords } from '../account-words.ts'
import { Loaded } from '../loaded.tsx'
import { pointsKey } from '../own-data.ts'
import { PagedTable, perPage, usePageNumber } from '../paged-table.tsx'
import { RowsSkeleton } from '../skeletons.tsx'
import { useOwn } from '../use-own.ts'
import { changeText, countText } from './count-text.ts'

type Movement = Answer<'GET /profiles/membership/transactions'>['data'][number]

export function PointsHistory() {
  const { membership: words, rows } = useAccountWords()
  const page = usePageNumber()
  const own = useOwn([...pointsKey, 'movements', page], (api) =>
    api('GET /profiles/membership/transactions', { query: { page, per_page: perPage } }),
  )
  const columns: Column<Movement>[] = [
    { title: words.date, cell: (movement) => formatDateTime(new Date(movement.created_at)) },
    { title: words.reason, cell: (movement) => <Reason movement={movement} /> },
    {
      title: words.change,
      end: true,
      cell: ({ points }) => (
        <span className={points > 0 ? 'text-success' : undefined}>{changeText(points)}</span>
      ),
    },
    { title: words.after, end: true, cell: (movement) => countText(movement.balance_after) },
  ]
  return (
    <Loaded own={own} skeleton={<RowsSkeleton rows={4} />}>
      {({ data, total }) =>
        total === 0 ? (
          <p className="text-ink-2">{words.none}</p>
        ) : (
          <PagedTable
            caption={words.transactions}
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
  const { membership: words } = useAccountWords()
  const locale = useLocale()
  const path = useLocalePath()
  const { order } = movement
  return (
    <span className="grid">
      {say(movement.title, locale)}
      {movement.reason ? <span className="text-ink-2">{movement.reason}</span> : null}
      {order ? (
        <Link className="link" href={path(orderPath(order._id))}>
          {words.order(order.reference)}
        </Link>
      ) : null}
    </span>
  )
}
