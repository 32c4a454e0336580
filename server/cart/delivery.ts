import type { z } from '@hono/zod-openapi'
import type { deliveryInfo } from '#contract/endpoints/cart.ts'
import { DomainError } from '#domain/errors.ts'
import type { LocalizedText } from '#domain/locale.ts'
import type { CourierRate, DeliveryFacts } from '#domain/pricing/facts.ts'
import type { Ctx } from '../context.ts'
import { kept } from '../kept.ts'
import { type Courier, listCouriers, rateTo, ratesTo } from './couriers.ts'

export type DeliveryInfo = z.output<typeof deliveryInfo>

export interface PickupShop {
  id: string
  title: LocalizedText
  address: LocalizedText
  hours: LocalizedText
  phone: string
  ready_hours: number
}

export interface Delivery {
  facts: DeliveryFacts
  rates: CourierRate[]
  courier: Courier | null
  pickup: PickupShop | null
}

/** SPEC.md §9. */
export const defaultDelivery: DeliveryInfo = {
  country: 'HK',
  method: 'DELIVERY',
  courier_id: null,
  warehouse_id: null,
}

/**
 * How the cart would travel. Throws `delivery_unavailable` when the courier does not go there or
 * the shop hands out no orders; what is not chosen yet is null.
 */
export async function findDelivery(ctx: Ctx, info: DeliveryInfo): Promise<Delivery> {
  const { method, country, courier_id: courierId, warehouse_id: warehouseId } = info
  const couriers = await listCouriers(ctx)
  const courier = couriers.find(({ id }) => id === courierId) ?? null
  const delivery = {
    facts: { method, country, courierId },
    rates: ratesTo(couriers, country),
    courier: null,
    pickup: null,
  }
  if (method === 'PICKUP') {
    return { ...delivery, pickup: warehouseId === null ? null : await findShop(ctx, warehouseId) }
  }
  if (courierId === null) return delivery
  if (!courier || !rateTo(courier, country)) throw new DomainError('delivery_unavailable')
  return { ...delivery, courier }
}

async function findShop(ctx: Ctx, warehouseId: string): Promise<PickupShop> {
  const shops = await kept(ctx, 'pickup-shops', async () => ({
    value: await ctx.db
      .selectFrom('warehouses')
      .select(['id', 'title', 'address', 'hours', 'phone', 'ready_hours'])
      .where('is_pickup', '=', true)
      .execute(),
    tags: ['warehouses'],
  }))
  const shop = shops.find(({ id }) => id === warehouseId)
  if (!shop) throw new DomainError('delivery_unavailable')
  return shop
}
