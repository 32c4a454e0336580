import { Breakable } from '../parts/breakable.tsx'
import { Link } from 'react-router'
import type { ListColumn } from '../parts/list-column.ts'
import { sheetTime, showAge, showMoney, showTime } from '../parts/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { customerName, phoneOf, type CustomerSummary } from './customer-name.ts'
import type { CustomerTexts } from './messages.ts'

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

interface CustomerKindProps {
  customer: CustomerSummary
  texts: CustomerTexts
}

export function CustomerKind({ customer, texts }: CustomerKindProps) {
  if (customer.is_closed) return <StateBadge tone="bad">{texts.closed}</StateBadge>
  const isMember = customer.type === 'REGISTERED'
  return <StateBadge tone={isMember ? 'good' : 'plain'}>{texts.type[customer.type]}</StateBadge>
}
