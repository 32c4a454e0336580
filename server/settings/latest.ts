import type { z } from '@hono/zod-openapi'
import { configuration } from '#contract/endpoints/configuration.ts'
import { maxUploadBytes } from '#contract/endpoints/files.ts'
import { defaultDelivery } from '#domain/delivery.ts'
import { decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { lowStock } from '#domain/stock.ts'
import { cached } from '../platform/cache/cached.ts'
import type { Ctx } from '../platform/context.ts'
import { imageWidths } from '../platform/files/images.ts'
import { readBrand } from './brand.ts'
import { findConfiguration } from './configurations.ts'
import { readCalendar } from './calendar.ts'
import { readClosure } from './closure.ts'
import { readLimits } from './limits.ts'
import { spendForFreeDelivery, listCollections, listColours } from './queries.ts'
import { listStores } from './stores.ts'

type Latest = z.input<typeof configuration>

export async function latestConfiguration(ctx: Ctx): Promise<Latest> {
  const lasting = await cached(ctx, 'configuration', async () => ({
    value: await load(ctx),
    tags: ['configuration', 'couriers'],
  }))
  return { ...lasting, closure: await currentClosure(ctx) }
}

/** Not cached: it ends at a time. */
async function currentClosure(ctx: Ctx): Promise<Latest['closure']> {
  const closure = await readClosure(ctx)
  return closure && { text: closure.text, resumes_on: closure.resumes_on }
}

async function load(ctx: Ctx): Promise<Omit<Latest, 'closure'>> {
  const { shape } = configuration
  const read = (slug: Parameters<typeof findConfiguration>[1]) => findConfiguration(ctx, slug)
  const stores = await listStores(ctx)
  const limits = await readLimits(ctx)
  const freeFrom = await spendForFreeDelivery(ctx.db, defaultDelivery.country)
  return {
    brand: await readBrand(ctx),
    stores: stores.map(({ id, slug, title }) => ({ _id: id, slug, title })),
    default_store_id: stores[0]?.id ?? '',
    payment_methods: shape.payment_methods
      .parse((await read('payment_methods')) ?? [])
      .filter(({ slug }) => slug !== 'card' || ctx.cards !== null),
    delivery_methods: shape.delivery_methods.parse((await read('delivery_methods')) ?? []),
    countries: shape.countries.parse((await read('countries')) ?? []),
    response_messages: shape.response_messages.parse((await read('response_messages')) ?? {}),
    colours: await listColours(ctx.db),
    collections: await listCollections(ctx.db),
    holidays: [...(await readCalendar(ctx)).holidays],
    pop_ups: shape.pop_ups.parse((await read('pop_ups')) ?? {}),
    theme: shape.theme.parse((await read('theme')) ?? {}),
    limits: {
      review_images: limits.review_images,
      payment_hours: limits.payment_hours,
      payment_hours_cash: limits.payment_hours_cash,
      payment_minutes_card: limits.payment_minutes_card,
      return_days: limits.return_days,
      upload_bytes: maxUploadBytes,
      image_widths: [...imageWidths],
      low_stock: lowStock,
      free_shipping_over: freeFrom === null ? null : decimalText(cents(freeFrom)),
    },
  }
}
