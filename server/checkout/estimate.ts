import type { DeliveryCopy } from '#db/json-types.ts'
import { arrivalOf, leavesOn, type Supply } from '#domain/arrival.ts'
import { hongKongDay, hourMs } from '#domain/dates.ts'
import type { AllocatedItems } from '../inventory/order-stock.ts'
import type { Calendar } from '../settings/calendar.ts'
import { rateTo } from '../shipping/couriers.ts'
import type { Delivery } from '../shipping/delivery.ts'

/** The delivery days if the order is paid at once; null if none can be promised. */
export function estimate(
  { input: details, courier, pickup }: Delivery,
  orderedAt: Date,
  allocations: readonly AllocatedItems[],
  { holidays, resumesOn }: Calendar,
): Pick<DeliveryCopy, 'estimate' | 'transit'> {
  const today = hongKongDay(orderedAt)
  const leaves = leavesOn(allocations.map(supplyOf), today, resumesOn)
  if (pickup) {
    // The transfer time from a warehouse to the shop is unknown.
    const isThere = allocations.every(({ warehouseId }) => [null, pickup._id].includes(warehouseId))
    if (leaves === null || !isThere) return { estimate: null }
    const readyAt = new Date(orderedAt.getTime() + pickup.ready_hours * hourMs)
    const day = leaves === today ? hongKongDay(readyAt) : leaves
    return { estimate: { from: day, to: day } }
  }
  const rate = courier && rateTo(courier, details.country)
  if (!rate) return { estimate: null }
  const transit = { min_days: rate.days_min, max_days: rate.days_max }
  if (leaves === null) return { estimate: null, transit }
  const way = { minDays: rate.days_min, maxDays: rate.days_max, holidays }
  return { estimate: arrivalOf(leaves, way), transit }
}

function supplyOf({ expectedOn }: AllocatedItems): Supply {
  return expectedOn === null ? { state: 'here' } : { state: 'to_come', expectedOn }
}
