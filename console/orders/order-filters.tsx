import { joinList } from '#domain/punctuation.ts'
import { Icon } from '#ui/icon.tsx'
import type { Option } from '#ui/select.tsx'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { DayInput } from '../parts/day-input.tsx'
import type { ListFilter, OwnFilter } from '../parts/list-description.ts'
import { partMessages } from '../parts/messages.ts'
import { oneOf, type ListState } from '../parts/use-list-state.ts'
import { filterMessages, orderMessages } from './messages.ts'
import { daysOf, typedDays } from './placed-days.ts'

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
  { name: 'has_waiting_proof', values: ['true', 'false'] },
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

interface DaysFilterProps {
  state: ListState<string>
}

/** The last days with one press; any others by their first and last day, of placing or payment. */
function DaysFilter({ state }: DaysFilterProps) {
  const texts = useMessages(filterMessages)
  const { any } = useMessages(partMessages)
  const { placed = '' } = state.filters
  const typed = oneOf(typedDays, placed)

  function choose(value: string) {
    const staysTyped = typed !== undefined && oneOf(typedDays, value) !== undefined
    state.change({ placed: value, ...(staysTyped ? {} : { from: '', to: '' }) })
  }

  return (
    <>
      <label className="filter" data-set={placed !== '' || undefined}>
        <span>{texts.names.days}</span>
        <select value={placed} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          <option value="">{any}</option>
          {Object.entries(texts.placed).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </label>
      {typed ? (
        <fieldset className="filter-days" aria-label={texts.placed[typed]}>
          <DayInput state={state} name="from" label={texts.names.from} />
          <DayInput state={state} name="to" label={texts.names.to} />
        </fieldset>
      ) : null}
    </>
  )
}
