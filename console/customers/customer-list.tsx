import { Link } from 'react-router'
import { Breakable } from '../parts/breakable.tsx'
import { defineList } from '../parts/define-list.tsx'
import { rowsOf, type ListColumn } from '../parts/list-description.ts'
import { sheetTime, showAge, showMoney, showTime } from '../language/show.ts'
import { CustomerKind } from './customer-kind.tsx'
import { customerName, phoneOf, type CustomerSummary } from './customer-name.ts'
import { CustomerViews } from './customer-views.tsx'
import { customerMessages, type CustomerTexts } from './messages.ts'

export const CustomerList = defineList({
  call: rowsOf('GET /customers'),
  texts: customerMessages,
  title: ({ title }) => title,
  label: ({ title }) => title,
  empty: ({ empty }) => empty,
  search: ({ searchLabel }) => searchLabel,
  exported: { name: 'customers', call: rowsOf('GET /customers/export'), needs: 'people:export' },
  Views: CustomerViews,
  filters: [
    {
      name: 'type',
      label: ({ filters }) => filters.type,
      names: ({ type }) => type,
      values: ['REGISTERED', 'TEMP'],
    },
    {
      name: 'is_closed',
      label: ({ filters }) => filters.closed,
      names: ({ closed }) => ({ true: closed }),
    },
  ],
  useColumns: ({ texts }) => customerColumns(texts),
})

export function customerColumns(texts: CustomerTexts): readonly ListColumn<CustomerSummary>[] {
  const { columns } = texts
  return [
    {
      id: 'name',
      title: columns.name,
      cell: (customer) => (
        <Link
          className="inline-block whitespace-normal w767:max-w-[32ch]"
          to={`/customers/${customer._id}`}
        >
          <Breakable>{customerName(customer, texts)}</Breakable>
        </Link>
      ),
      text: (customer) => customer.username ?? '',
      card: 'title',
    },
    {
      id: 'type',
      title: columns.type,
      cell: (customer) => <CustomerKind customer={customer} texts={texts} />,
      text: ({ type }) => texts.type[type],
    },
    {
      id: 'email',
      title: columns.email,
      // Who has no other name is called by it.
      cell: ({ email, username }) => (username && email ? <Breakable>{email}</Breakable> : null),
      text: ({ email }) => email ?? '',
    },
    {
      id: 'phone',
      title: columns.phone,
      cell: (customer) => <span className="whitespace-nowrap">{phoneOf(customer)}</span>,
      text: phoneOf,
    },
    {
      id: 'seen',
      title: columns.seen,
      cell: ({ last_seen_at: at }) => <time title={showTime(at)}>{showAge(at)}</time>,
      text: ({ last_seen_at: at }) => sheetTime(at),
      card: 'hidden',
    },
    {
      id: 'orders',
      title: columns.orders,
      cell: ({ order_count: count }) => count,
      text: ({ order_count: count }) => String(count),
      isNumber: true,
      card: 'hidden',
    },
    {
      id: 'paid',
      title: columns.paid,
      cell: ({ paid }) => showMoney(paid),
      text: ({ paid }) => paid,
      isNumber: true,
      card: 'aside',
    },
  ]
}
