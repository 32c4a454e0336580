import type { z } from '@hono/zod-openapi'
import { deliveryInfo } from '#contract/endpoints/cart.ts'
import { DomainError } from '#domain/errors.ts'
import type { CourierRate, DeliveryInput } from '#domain/pricing/pricing-input.ts'
import type { Ctx } from '../platform/context.ts'
import { type Courier, listCouriers, rateTo, ratesTo } from './couriers.ts'
import { pickupShops } from './warehouses.ts'

export type DeliveryInfo = z.output<typeof deliveryInfo>

type PickupShop = Awaited<ReturnType<typeof pickupShops>>[number]

export interface Delivery {
  input: DeliveryInput
  rates: CourierRate[]
  courier: Courier | null
  pickup: PickupShop | null
}

/** `defaultDelivery` as a call sends it. */
export const defaultDeliveryInfo: DeliveryInfo = deliveryInfo.parse({})

/**
 * Resolves a cart's delivery. Throws `delivery_unavailable` if the courier does not deliver to the
 * country or the shop offers no pickup; choices not made yet are null.
 */
export async function getDelivery(
  ctx: Ctx,
  storeId: string,
  info: DeliveryInfo,
): Promise<Delivery> {
  const { method, country, courier_id: courierId, warehouse_id: warehouseId } = info
  const couriers = await listCouriers(ctx)
  const courier = couriers.find(({ id }) => id === courierId) ?? null
  const delivery = {
    input: { method, country, courierId },
    rates: ratesTo(couriers, country),
    courier: null,
    pickup: null,
  }
  if (method === 'PICKUP') {
    if (warehouseId === null) return delivery
    const shops = await pickupShops(ctx, storeId)
    const pickup = shops.find(({ _id }) => _id === warehouseId)
    if (!pickup) throw new DomainError('delivery_unavailable')
    return { ...delivery, pickup }
  }
  if (courierId === null) return delivery
  if (!courier || !rateTo(courier, country)) throw new DomainError('delivery_unavailable')
  return { ...delivery, courier }
}
