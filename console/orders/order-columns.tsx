import { Link } from 'react-router'
import { showMoney, showTime } from '../parts/show.ts'
import type { ListColumn } from '../parts/list-column.ts'
import type { orderMessages } from './messages.ts'
import { OrderState, type OrderSummary } from './order-state.tsx'

type Texts = (typeof orderMessages)['en']

export function orderColumns(texts: Texts): readonly ListColumn<OrderSummary>[] {
  const { columns } = texts
  return [
    {
      id: 'reference',
      title: columns.reference,
      cell: (order) => <Link to={`/orders/${order.reference}`}>{order.reference}</Link>,
      card: 'title',
    },
    {
      id: 'created_at',
      title: columns.placed,
      isSortable: true,
      cell: (order) => <span className="whitespace-nowrap">{showTime(order.created_at)}</span>,
    },
    {
      id: 'name',
      title: columns.customer,
      cell: (order) => order.name || <span className="text-ink-2">{texts.nobody}</span>,
      card: 'own',
    },
    {
      id: 'status',
      title: columns.status,
      cell: (order) => <OrderState order={order} />,
    },
    {
      id: 'channel',
      title: columns.channel,
      cell: (order) => texts.channel[order.channel],
      card: 'hidden',
    },
    {
      id: 'delivery_method',
      title: columns.delivery,
      cell: (order) => texts.delivery[order.delivery_method],
    },
    {
      id: 'payment_method',
      title: columns.method,
      cell: (order) => texts.method[order.payment_method],
      card: 'hidden',
    },
    {
      id: 'item_count',
      title: columns.items,
      cell: (order) => order.item_count,
      isNumber: true,
      card: 'hidden',
    },
    {
      id: 'total',
      title: columns.total,
      cell: (order) => showMoney(order.total),
      isNumber: true,
      isSortable: true,
      card: 'aside',
    },
  ]
}
