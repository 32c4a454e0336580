import { joinList } from '#domain/punctuation.ts'
import type { Option } from '#ui/select.tsx'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import type { ListFilter, OwnFilter } from '../parts/list-description.ts'
import { DaysFilter } from './days-filter.tsx'
import { filterMessages } from './filter-messages.ts'
import { orderMessages } from './messages.ts'
import { daysOf } from './placed-days.ts'

/** Texts of the list of orders, with those of its filters. */
export const orderListMessages = {
  en: { ...orderMessages.en, filters: filterMessages.en.names },
  zh: { ...orderMessages.zh, filters: filterMessages.zh.names },
}

export type OrderListTexts = (typeof orderListMessages)['en']

/** Those that are seldom used come last. */
export const orderFilters: readonly (ListFilter<OrderListTexts> | OwnFilter)[] = [
  {
    name: 'current_status',
    label: ({ filters }) => filters.status,
    names: ({ status }) => status,
  },
  {
    name: 'is_paid',
    label: ({ filters }) => filters.payment,
    names: ({ paid, unpaid }) => ({ true: paid, false: unpaid }),
  },
  { name: 'has_waiting_proof' },
  {
    name: 'fulfilment',
    label: ({ filters }) => filters.fulfilment,
    names: ({ fulfilment }) => fulfilment,
  },
  { names: ['placed', 'from', 'to'], Fields: DaysFilter, asks: daysOf },
  {
    name: 'payment_method',
    label: ({ filters }) => filters.method,
    names: ({ method }) => method,
    isSeldom: true,
  },
  {
    name: 'delivery_method',
    label: ({ filters }) => filters.delivery,
    names: ({ delivery }) => delivery,
    isSeldom: true,
  },
  {
    name: 'warehouse_id',
    label: ({ filters }) => filters.shop,
    useOptions: () => usePlaces().shops,
    isSeldom: true,
  },
  {
    name: 'store_id',
    label: ({ filters }) => filters.store,
    useOptions: () => usePlaces().stores,
    isSeldom: true,
  },
  {
    name: 'channel',
    label: ({ filters }) => filters.channel,
    names: ({ channel }) => channel,
    isSeldom: true,
  },
]

/** Shops that hand orders over, and stores where there is more than one; their warehouses name them. */
function usePlaces(): { shops: Option[]; stores: Option[] } {
  const language = useLanguage()
  const { data } = useCall('GET /warehouses', {})
  const places = data?.data ?? []
  const namesOf = (some: typeof places) =>
    joinList(
      some.map(({ title }) => title),
      language,
    )
  const shops = places.filter((place) => place.is_pickup)
  const stores = [...new Set(places.map((place) => place.store_id))]
  return {
    shops: shops.map((shop) => ({ value: shop._id, label: namesOf([shop]) })),
    stores: (stores.length > 1 ? stores : []).map((store) => ({
      value: store,
      label: namesOf(places.filter((place) => place.store_id === store)),
    })),
  }
}
