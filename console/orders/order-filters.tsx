import { joinList } from '#domain/punctuation.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { FilterSelect } from '../parts/filter-select.tsx'
import type { ListState } from '../parts/use-list-state.ts'
import { DaysFilter } from './days-filter.tsx'
import { filterMessages } from './filter-messages.ts'
import { orderMessages } from './messages.ts'

export const orderFilters = [
  'current_status',
  'is_paid',
  'has_waiting_proof',
  'fulfilment',
  'payment_method',
  'delivery_method',
  'warehouse_id',
  'store_id',
  'channel',
  'placed',
  'from',
  'to',
] as const
export type OrderFilter = (typeof orderFilters)[number]

/** Names of the call. */
export const orderSorts = ['created_at', '-created_at', 'total', '-total'] as const
export const flags = ['true', 'false'] as const
export const deliveryMethods = ['DELIVERY', 'PICKUP'] as const

export function OrderFilters({ state }: { state: ListState<OrderFilter> }) {
  const texts = useMessages(orderMessages)
  const { names: filters } = useMessages(filterMessages)
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
      <DaysFilter state={state} />
    </>
  )
}

const seldom = ['payment_method', 'delivery_method', 'warehouse_id', 'store_id', 'channel'] as const

export function isSeldomSet({ filters }: ListState<OrderFilter>): boolean {
  return seldom.some((name) => filters[name] !== undefined)
}

/** Filters that are seldom used. */
export function MoreOrderFilters({ state }: { state: ListState<OrderFilter> }) {
  const texts = useMessages(orderMessages)
  const { names: filters } = useMessages(filterMessages)
  const { shops, stores } = usePlaces()
  return (
    <>
      <FilterSelect
        state={state}
        name="payment_method"
        label={filters.method}
        options={optionsOf(texts.method)}
      />
      <FilterSelect
        state={state}
        name="delivery_method"
        label={filters.delivery}
        options={optionsOf(texts.delivery)}
      />
      {shops.length > 0 ? (
        <FilterSelect state={state} name="warehouse_id" label={filters.shop} options={shops} />
      ) : null}
      {stores.length > 1 ? (
        <FilterSelect state={state} name="store_id" label={filters.store} options={stores} />
      ) : null}
      <FilterSelect
        state={state}
        name="channel"
        label={filters.channel}
        options={optionsOf(texts.channel)}
      />
    </>
  )
}

/** Shops that hand orders over, and stores, which are known by their warehouses. */
function usePlaces() {
  const language = useLanguage()
  const { data } = useCall('GET /warehouses', {})
  const places = data?.data ?? []
  const namesOf = (some: typeof places) =>
    joinList(
      some.map(({ title }) => title),
      language,
    )
  const shops = places.filter((place) => place.is_pickup)
  return {
    shops: shops.map((shop) => ({ value: shop._id, label: namesOf([shop]) })),
    stores: [...new Set(places.map((place) => place.store_id))].map((store) => ({
      value: store,
      label: namesOf(places.filter((place) => place.store_id === store)),
    })),
  }
}

function optionsOf(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([value, label]) => ({ value, label }))
}
