import type { CourierRate } from '#db/json-types.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import type * as pricing from '#domain/pricing/pricing-input.ts'
import { cached } from '../platform/cache/cached.ts'
import type { Ctx } from '../platform/context.ts'

export interface Courier {
  id: string
  slug: string
  title: LocalizedText
  description: LocalizedText
  rates: readonly CourierRate[]
  needs_point_code: boolean
  tracking_url: string | null
}

/** In the shop's order. */
export function listCouriers(ctx: Ctx): Promise<readonly Courier[]> {
  return cached(ctx, 'couriers', async () => ({
    value: await ctx.db
      .selectFrom('couriers')
      .select(['id', 'slug', 'title', 'description', 'rates', 'needs_point_code', 'tracking_url'])
      .where('archived_at', 'is', null)
      .orderBy('position')
      .orderBy('slug')
      .execute(),
    tags: ['couriers'],
  }))
}

export function rateTo(courier: Courier, country: string): CourierRate | undefined {
  return courier.rates.find((rate) => rate.country === country)
}

/** Every courier's rate to a country, for pricing a cart. */
export function ratesTo(couriers: readonly Courier[], country: string): pricing.CourierRate[] {
  return couriers.flatMap((courier) => {
    const rate = rateTo(courier, country)
    return rate ? [toDetails(courier, rate)] : []
  })
}

function toDetails(courier: Courier, rate: CourierRate): pricing.CourierRate {
  return {
    courierId: courier.id,
    country: rate.country,
    baseFee: cents(rate.base_cents),
    baseGrams: rate.base_grams,
    stepFee: cents(rate.step_cents),
    stepGrams: rate.step_grams,
    freeFrom: rate.free_over_cents === null ? null : cents(rate.free_over_cents),
  }
}
