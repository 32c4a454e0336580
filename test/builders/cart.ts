import type { CourierRate } from '#db/json-types.ts'
import { newId } from '#domain/ids.ts'
import type { CallInput } from '#contract/client.ts'
import type { Ctx } from '#server/platform/context.ts'
import { change } from './catalogue.ts'
import { aWarehouse, mainStore } from './stores.ts'
import { text, type Text } from './text.ts'

export type CheckoutBody = NonNullable<CallInput<'POST /stores/{store_id}/checkouts'>['body']>

export interface SellingPlace {
  stockroom: string
  /** The warehouse for pick-up. */
  mall: string
  courier: string
}

/** Store `main` with everything it needs to sell: stockroom, mall shop, courier and payment methods. */
export async function aSellingPlace(ctx: Ctx): Promise<SellingPlace> {
  await mainStore(ctx)
  await somePaymentMethods(ctx)
  const stockroom = await aWarehouse(ctx, { slug: 'stockroom', isPickup: false, position: 1 })
  const mall = await aWarehouse(ctx, { slug: 'mall', isPickup: true, position: 2 })
  const courier = await aCourier(ctx, { slug: 'door' })
  return { stockroom: stockroom.id, mall: mall.id, courier: courier.id }
}

let made = 0

/** By default HK$40 for the first 3 kg to Hong Kong, HK$10 for each further kg, free from HK$800. */
export async function aCourier(
  ctx: Ctx,
  options: {
    slug?: string
    title?: Text
    rates?: Partial<CourierRate>[]
    needsPointCode?: boolean
    trackingUrl?: string | null
    position?: number
  } = {},
): Promise<{ id: string; slug: string }> {
  const id = newId('courier')
  const slug = options.slug ?? `courier-${++made}`
  const usual: CourierRate = {
    country: 'HK',
    base_cents: 4000,
    base_grams: 3000,
    step_cents: 1000,
    step_grams: 1000,
    free_over_cents: 80_000,
    days_min: 1,
    days_max: 2,
  }
  await change(ctx, ['couriers'], (trx) =>
    trx
      .insertInto('couriers')
      .values({
        id,
        slug,
        title: text(options.title ?? slug),
        description: text(''),
        rates: JSON.stringify((options.rates ?? [{}]).map((rate) => ({ ...usual, ...rate }))),
        needs_point_code: options.needsPointCode ?? false,
        tracking_url: options.trackingUrl ?? null,
        position: options.position ?? ++made,
      })
      .execute(),
  )
  return { id, slug }
}

const payee = {
  label: { en: 'Payee', zh: '收款人', cn: '收款人' },
  value: 'PRAYA CLOTHING LIMITED',
  is_copyable: true,
}

/** FPS, card, PayMe, bank transfer and cash on collection, as stored in the configuration. */
export async function somePaymentMethods(ctx: Ctx, hours = 72): Promise<void> {
  const method = (slug: string, title: string) => ({
    slug,
    title: { en: title, zh: title, cn: title },
    description: { en: '', zh: '', cn: '' },
    payee: slug === 'card' || slug === 'cash' ? [] : [payee],
    link: slug === 'payme' ? 'https://payme.example/praya' : null,
    fps: slug === 'fps' ? { kind: 'fps_id', value: '0000218' } : null,
  })
  const methods = [
    method('fps', 'FPS'),
    method('card', 'Card'),
    method('payme', 'PayMe'),
    method('bank_transfer', 'Bank transfer'),
    method('cash', 'Cash on collection'),
  ]
  const rows = [
    { slug: 'payment_methods', value: JSON.stringify(methods) },
    { slug: 'limits', value: JSON.stringify({ payment_hours: hours }) },
  ]
  await change(ctx, ['configuration'], (trx) =>
    trx
      .insertInto('configurations')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('slug').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
      )
      .execute(),
  )
}

export const chan: CheckoutBody['delivery_details'] = {
  name: 'Chan Tai Man',
  email: 'Tai.Man@example.com',
  area_code: '852',
  phone: '9123 4567',
  address: {
    unit: 'Flat 3A, 12/F',
    building: 'Harbour Court',
    street: '1 Hoi Yuen Road',
    district: 'kwun-tong',
  },
  note: 'Ring twice',
}

/** Delivered to Chan by courier, paid by FPS. */
export function byCourier(
  place: SellingPlace,
  variantIds: readonly string[],
  more: Partial<CheckoutBody> = {},
): CheckoutBody {
  return {
    checkout_product_variant_ids: [...variantIds],
    delivery_info: { method: 'DELIVERY', country: 'HK', courier_id: place.courier },
    delivery_details: chan,
    payment_method: 'fps',
    ...more,
  }
}

export function byPickup(
  place: SellingPlace,
  variantIds: readonly string[],
  more: Partial<CheckoutBody> = {},
): CheckoutBody {
  return byCourier(place, variantIds, {
    delivery_info: { method: 'PICKUP', warehouse_id: place.mall },
    delivery_details: { ...chan, address: null },
    ...more,
  })
}
