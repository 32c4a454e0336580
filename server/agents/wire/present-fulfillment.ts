import type { AgentDestination } from '#db/agent-content.ts'
import { formatDay, hourMs, startOfHongKongDay } from '#domain/dates.ts'
import { localize, type Locale, type LocalizedText } from '#domain/locale.ts'
import type { DeliveryOption, ResolvedDelivery } from '../sessions/resolve-delivery.ts'
import type { SessionPrices } from '../sessions/price-session.ts'
import { total } from './present-totals.ts'

const texts = {
  arrives: { en: 'Arrives', zh: '送達日期', cn: '送达日期' },
  ready: { en: 'Ready on', zh: '可取日期', cn: '可取日期' },
  until: { en: ' to ', zh: ' 至 ', cn: ' 至 ' },
  collect: { en: 'Collect at ', zh: '到店自取：', cn: '到店自提：' },
  shipping: {
    en: 'These items are delivered to an address or locker within the days of the option that you choose.',
    zh: '這些貨品會於所選送貨方式的日期內，送到指定地址、順豐站或智能櫃。',
    cn: '这些商品会在所选配送方式的日期内，送到指定地址、顺丰站或智能柜。',
  },
  pickup: {
    en: 'These items are collected free of charge, once the shop writes that they are ready, at: ',
    zh: '這些貨品可於本店通知備妥後免費到店自取：',
    cn: '这些商品可在本店通知备妥后免费到店自提：',
  },
} as const satisfies Record<string, LocalizedText>

/** Ids of methods are their types, since an order goes one way. */
export function presentFulfillment(
  delivery: ResolvedDelivery & { method: 'DELIVERY' | 'PICKUP' | null },
  destinations: readonly AgentDestination[],
  { lines }: SessionPrices,
  locale: Locale,
) {
  const lineIds = lines.map(({ id }) => id)
  const { method, shops } = delivery
  const ways = shops.length > 0 ? (['shipping', 'pickup'] as const) : (['shipping'] as const)
  return {
    methods:
      method === null ? [] : [presentMethod(delivery, method, destinations, lineIds, locale)],
    available_methods: ways.map((type) => ({
      type,
      line_item_ids: lineIds,
      description:
        type === 'shipping'
          ? localize(texts.shipping, locale)
          : `${localize(texts.pickup, locale)}${shops.map(({ title }) => localize(title, locale)).join(', ')}`,
    })),
  }
}

function presentMethod(
  delivery: ResolvedDelivery,
  method: 'DELIVERY' | 'PICKUP',
  destinations: readonly AgentDestination[],
  lineIds: readonly string[],
  locale: Locale,
) {
  const { shop, shops, destination, courier, options } = delivery
  const type = method === 'PICKUP' ? 'pickup' : 'shipping'
  const isPickup = method === 'PICKUP'
  const selectedOption = isPickup ? shop && 'pickup' : (courier?.id ?? null)
  return {
    id: type,
    type,
    line_item_ids: lineIds,
    destinations: isPickup
      ? shops.map((each) => ({
          id: each._id,
          name: localize(each.title, locale),
          address: { street_address: localize(each.address, locale), address_country: 'HK' },
          // A shop has none: null keeps it from passing for an address as well, as the schema's
          // oneOf asks.
          street_address: null,
        }))
      : destinations.map(presentDestination),
    selected_destination_id: isPickup ? (shop?._id ?? null) : (destination?.id ?? null),
    groups:
      options.length === 0
        ? []
        : [
            {
              id: `${type}_1`,
              line_item_ids: lineIds,
              options: options.map((each) => presentOption(each, type, locale)),
              selected_option_id: selectedOption,
            },
          ],
  }
}

export function presentDestination(each: AgentDestination) {
  const fields = {
    first_name: each.first_name,
    last_name: each.last_name,
    phone_number: each.phone,
    street_address: each.street,
    extended_address: each.extended,
    address_locality: each.locality,
    address_region: each.region,
    postal_code: each.postal_code,
    address_country: each.country,
  }
  const given = Object.entries(fields).filter(([, value]) => value !== '')
  return { id: each.id, ...Object.fromEntries(given) }
}

/** The time of day until when a parcel arrives on a day. */
const endOfDayMs = 21 * hourMs

function presentOption(
  { id, title, carrier, grossCents, netCents, days }: DeliveryOption,
  type: 'shipping' | 'pickup',
  locale: Locale,
) {
  const name = localize(title, locale)
  const when = localize(type === 'pickup' ? texts.ready : texts.arrives, locale)
  const until = localize(texts.until, locale)
  const range = days && [...new Set([days.from, days.to])].map(formatDay).join(until)
  const timeOf = (day: string, ms: number) =>
    new Date(startOfHongKongDay(day).getTime() + ms).toISOString()
  return {
    id,
    title: type === 'pickup' ? `${localize(texts.collect, locale)}${name}` : name,
    ...(range && { description: `${when} ${range}` }),
    ...(carrier && { carrier: localize(carrier, locale) }),
    ...(days && {
      earliest_fulfillment_time: timeOf(days.from, 0),
      latest_fulfillment_time: timeOf(days.to, endOfDayMs),
    }),
    totals: [
      total('fulfillment', grossCents, locale),
      ...(grossCents > netCents ? [total('discount', netCents - grossCents, locale)] : []),
      total('total', netCents, locale),
    ],
  }
}
