import { useMessages } from '../language/messages.ts'
import { FilterSelect } from '../parts/filter-select.tsx'
import type { ListState } from '../parts/use-list-state.ts'
import { orderMessages } from './messages.ts'

export const orderFilters = [
  'current_status',
  'is_paid',
  'has_waiting_proof',
  'fulfilment',
  'payment_method',
  'delivery_method',
  'channel',
] as const
export type OrderFilter = (typeof orderFilters)[number]

/** As the call names them. */
export const orderSorts = ['created_at', '-created_at', 'total', '-total'] as const
export const flags = ['true', 'false'] as const
export const paymentMethods = [
  'card',
  'fps',
  'payme',
  'bank_transfer',
  'cash',
  'octopus',
  'card_terminal',
] as const
export const deliveryMethods = ['DELIVERY', 'PICKUP'] as const

export function OrderFilters({ state }: { state: ListState<OrderFilter> }) {
  const texts = useMessages(orderMessages)
  const { filters } = texts
  const paid = [
    { value: 'true', label: texts.paid },
    { value: 'false', label: texts.unpaid },
  ]
  return (
    <>
      <FilterSelect
        state={state}
        name="current_status"
        label={filters.status}
        options={optionsOf(texts.status)}
      />
      <FilterSelect state={state} name="is_paid" label={filters.payment} options={paid} />
      <FilterSelect
        state={state}
        name="fulfilment"
        label={filters.fulfilment}
        options={optionsOf(texts.fulfilment)}
      />
      <FilterSelect
        state={state}
        name="payment_method"
        label={filters.method}
        options={optionsOf(texts.method)}
      />
      <FilterSelect
        state={state}
        name="channel"
        label={filters.channel}
        options={optionsOf(texts.channel)}
      />
    </>
  )
}

function optionsOf(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([value, label]) => ({ value, label }))
}
