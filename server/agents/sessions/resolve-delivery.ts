import type { AgentContent, AgentDestination } from '#db/agent-content.ts'
import { arrivalOf, leavesOn, type DayRange } from '#domain/arrival.ts'
import { hongKongDay, hourMs } from '#domain/dates.ts'
import { readCalendar, type Calendar } from '../../settings/calendar.ts'
import type { Ctx } from '../../platform/context.ts'
import { listCouriers, rateTo, type Courier } from '../../shipping/couriers.ts'
import { pickupShops } from '../../shipping/warehouses.ts'
import type { SessionPrices, Way } from './price-session.ts'

type PickupShop = Awaited<ReturnType<typeof pickupShops>>[number]

export interface DeliveryOption {
  id: string
  title: Courier['title']
  carrier: Courier['title'] | null
  /** Before what a promotion or voucher takes off it. */
  grossCents: number
  netCents: number
  days: DayRange | null
}

/** A session's delivery: the choices, and the chosen one. */
export interface ResolvedDelivery {
  way: Way
  destination: AgentDestination | null
  courier: Courier | null
  shop: PickupShop | null
  shops: readonly PickupShop[]
  options: readonly DeliveryOption[]
  /** An option is chosen, and offered. */
  isChosen: boolean
}

/** The country that prices and couriers are for. */
export function countryOf({ delivery, country }: AgentContent): string {
  const destination = delivery?.destinations.find(({ id }) => id === delivery.destination_id)
  const known = destination?.country ?? country ?? 'HK'
  return /^[A-Z]{2}$/.test(known) ? known : 'HK'
}

export async function resolveDelivery(
  ctx: Ctx,
  content: AgentContent,
  prices: SessionPrices,
): Promise<ResolvedDelivery> {
  const { delivery } = content
  const shops = await pickupShops(ctx, prices.storeId)
  const none = { destination: null, courier: null, shop: null, shops, options: [] }
  const open = { method: 'DELIVERY', courierId: null } as const
  if (!delivery) return { ...none, way: open, isChosen: false }
  const calendar = await readCalendar(ctx)
  if (delivery.method === 'PICKUP') {
    const shop = collectedAt(shops, delivery.destination_id)
    const way = { method: 'PICKUP' } as const
    const options = shop ? [collection(ctx, shop, prices, calendar)] : []
    return { ...none, way, shop, options, isChosen: shop !== null }
  }
  const destination = delivery.destinations.find(({ id }) => id === delivery.destination_id) ?? null
  const country = destination?.country ?? ''
  const couriers = destination
    ? (await listCouriers(ctx)).filter((each) => rateTo(each, country))
    : []
  const courier = couriers.find(({ id }) => id === delivery.option_id) ?? null
  return {
    ...none,
    way: courier ? { method: 'DELIVERY', courierId: courier.id } : open,
    destination,
    courier,
    options: couriers
      .map((each) => courierOption(ctx, each, country, prices, calendar))
      .toSorted((a, b) => a.netCents - b.netCents),
    isChosen: courier !== null,
  }
}

/** The shop that is chosen, or the only one if none is. */
export function collectedAt<Shop extends { _id: string }>(
  shops: readonly Shop[],
  chosen: string | null,
): Shop | null {
  if (chosen !== null) return shops.find(({ _id }) => _id === chosen) ?? null
  return shops.length === 1 ? (shops[0] ?? null) : null
}

function courierOption(
  ctx: Ctx,
  courier: Courier,
  country: string,
  prices: SessionPrices,
  { holidays, resumesOn }: Calendar,
): DeliveryOption {
  const { priced } = prices.priceFor({ method: 'DELIVERY', courierId: courier.id })
  const rate = rateTo(courier, country)
  const leaves = leavesOn(suppliesOf(prices), hongKongDay(ctx.clock()), resumesOn)
  const days =
    leaves && rate
      ? arrivalOf(leaves, { minDays: rate.days_min, maxDays: rate.days_max, holidays })
      : null
  return {
    id: courier.id,
    title: courier.title,
    carrier: courier.title,
    grossCents: priced.shipping.fee + shippingDiscount(priced),
    netCents: priced.shipping.fee,
    days,
  }
}

/** Amount that a promotion or voucher takes off the delivery. */
export function shippingDiscount({ applied }: ReturnType<SessionPrices['priceFor']>['priced']) {
  return applied.reduce((sum, { on, amount }) => sum + (on === 'shipping' ? amount : 0), 0)
}

/** Days are known where the shop has everything already: how long a transfer takes is not. */
function collection(
  ctx: Ctx,
  shop: PickupShop,
  prices: SessionPrices,
  { resumesOn }: Calendar,
): DeliveryOption {
  const now = ctx.clock()
  const today = hongKongDay(now)
  const leaves = leavesOn(suppliesOf(prices), today, resumesOn)
  const readyOn = hongKongDay(new Date(now.getTime() + shop.ready_hours * hourMs))
  const day = leaves === today ? readyOn : leaves
  return {
    id: 'pickup',
    title: shop.title,
    carrier: null,
    grossCents: 0,
    netCents: 0,
    days: day === null ? null : { from: day, to: day },
  }
}

function suppliesOf({ lines }: SessionPrices) {
  return lines.map(({ row, qty }) => {
    if (qty <= row.on_hand - row.reserved) return { state: 'here' as const }
    return row.preorder_on === null
      ? { state: 'gone' as const }
      : { state: 'to_come' as const, expectedOn: row.preorder_on }
  })
}
