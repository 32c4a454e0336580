import { formatDay, hongKongDay } from '#domain/dates.ts'
import { localize } from '#domain/locale.ts'
import type { Column } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { useLocale, useLocalePath } from '../../locale.ts'
import { orderPath } from '../../paths.ts'
import { useAccountMessages } from '../account-messages.ts'
import { Loaded } from '../loaded.tsx'
import { codesKey, type DiscountCode } from '../own-data.ts'
import { PagedTable, perPage, usePageNumber } from '../paged-table.tsx'
import { RowsSkeleton } from '../skeletons.tsx'
import { useOwn } from '../use-own.ts'

export function UsedVouchers() {
  const { vouchers: messages } = useAccountMessages()
  const page = usePageNumber()
  const own = useOwn([...codesKey, 'all', page], (api) =>
    api('GET /redeemed-vouchers/all', { query: { page, per_page: perPage } }),
  )
  const columns = useColumns()
  return (
    <Loaded own={own} skeleton={<RowsSkeleton rows={4} />}>
      {({ data, total }) =>
        total === 0 ? (
          <p className="text-ink-2">{messages.noneUsed}</p>
        ) : (
          <PagedTable
            caption={messages.used}
            captionHidden
            columns={columns}
            rows={data}
            keyOf={({ _id }) => _id}
            total={total}
            count={messages.count(total)}
          />
        )
      }
    </Loaded>
  )
}

function useColumns(): Column<DiscountCode>[] {
  const { vouchers: messages } = useAccountMessages()
  const locale = useLocale()
  const path = useLocalePath()
  return [
    { title: messages.voucher, cell: ({ voucher }) => localize(voucher.title, locale) },
    { title: messages.code, cell: ({ code }) => <code>{code}</code> },
    { title: messages.state, cell: ({ state }) => messages.states[state] },
    { title: messages.when, cell: ({ redeemed_at: at }) => formatDay(hongKongDay(new Date(at))) },
    {
      title: messages.order,
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
