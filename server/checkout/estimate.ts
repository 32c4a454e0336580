import type { DeliveryCopy } from '#db/json-types.ts'
import { deliveryEstimate, hongKongDay, type Day } from '#domain/dates.ts'
import { rateTo } from '../cart/couriers.ts'
import type { Delivery } from '../cart/delivery.ts'

/**
 * The days an order is due. Pieces still to be made hold up the whole order, which travels
 * together.
 */
export function estimate(
  { facts, courier, pickup }: Delivery,
  orderedAt: Date,
  expected: readonly (string | null)[],
  holidays: readonly Day[],
): DeliveryCopy['estimate'] {
  const start = expected.reduce<Date>((latest, date) => {
    const made = new Date(date ?? 0)
    return made > latest ? made : latest
  }, orderedAt)
  if (pickup) {
    const day = hongKongDay(new Date(start.getTime() + pickup.ready_hours * 3_600_000))
    return { from: day, to: day }
  }
  const rate = courier && rateTo(courier, facts.country)
  if (!rate) return null
  return deliveryEstimate(start, { minDays: rate.days_min, maxDays: rate.days_max, holidays })
}
