import { formatDay, hongKongDay } from '#domain/dates.ts'
import { say } from '#domain/locale.ts'
import type { Column } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { useLocale, useLocalePath } from '../../locale.ts'
import { orderPath } from '../../paths.ts'
import { useAccountWords } from '../account-words.ts'
import { Loaded } from '../loaded.tsx'
import { codesKey, type DiscountCode } from '../own-data.ts'
import { PagedTable, perPage, usePageNumber } from '../paged-table.tsx'
import { RowsSkeleton } from '../skeletons.tsx'
import { useOwn } from '../use-own.ts'

export function UsedVouchers() {
  const { vouchers: words } = useAccountWords()
  const page = usePageNumber()
  const own = useOwn([...codesKey, 'all', page], (api) =>
    api('GET /redeemed-vouchers/all', { query: { page, per_page: perPage } }),
  )
  const columns = useColumns()
  return (
    <Loaded own={own} skeleton={<RowsSkeleton rows={4} />}>
      {({ data, total }) =>
        total === 0 ? (
          <p className="text-ink-2">{words.noneUsed}</p>
        ) : (
          <PagedTable
            caption={words.used}
            captionHidden
            columns={columns}
            rows={data}
            keyOf={({ _id }) => _id}
            total={total}
            count={words.count(total)}
          />
        )
      }
    </Loaded>
  )
}

function useColumns(): Column<DiscountCode>[] {
  const { vouchers: words } = useAccountWords()
  const locale = useLocale()
  const path = useLocalePath()
  return [
    { title: words.voucher, cell: ({ voucher }) => say(voucher.title, locale) },
    { title: words.code, cell: ({ code }) => <code>{code}</code> },
    { title: words.state, cell: ({ state }) => words.states[state] },
    { title: words.when, cell: ({ redeemed_at: at }) => formatDay(hongKongDay(new Date(at))) },
    {
      title: words.order,
      cell: ({ order }) =>
        order ? (
          <Link className="link" href={path(orderPath(order._id))}>
            {order.reference}
          </Link>
        ) : (
          '–'
        ),
    },
  ]
}
