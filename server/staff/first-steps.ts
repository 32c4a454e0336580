import type { z } from '@hono/zod-openapi'
import type { getToday } from '#contract/staff/today.ts'
import { paymentMethods } from '#demo/payment-methods.ts'
import { brand as demoBrand } from '#demo/shop.ts'
import type { Ctx } from '../platform/context.ts'
import { readBrand } from '../settings/brand.ts'
import { findConfiguration } from '../settings/configurations.ts'

type FirstStep = z.input<typeof getToday.answer>['first_steps'][number]

/** What a new shop needs before its first real order, in the order of doing; empty once all is done. */
export async function readFirstSteps(ctx: Ctx): Promise<FirstStep[]> {
  const [ownBrand, brand, methods, counts] = await Promise.all([
    findConfiguration(ctx, 'brand'),
    readBrand(ctx),
    findConfiguration(ctx, 'payment_methods'),
    countBasics(ctx),
  ])
  const done: Record<FirstStep['name'], boolean> = {
    brand: ownBrand !== undefined && brand.name.en !== demoBrand.name.en,
    payees: methods !== undefined && !namesDemoPayee(methods),
    product: counts.products > 0,
    stock: counts.stocked > 0,
    emails: ctx.settings.smtpUrl !== null,
    order: counts.orders > 0,
  }
  const steps = (['brand', 'payees', 'product', 'stock', 'emails', 'order'] as const).map(
    (name) => ({ name, is_done: done[name] }),
  )
  return steps.every((step) => step.is_done) ? [] : steps
}

/** Whether customers would still pay to the fictitious accounts of the demo. */
function namesDemoPayee(methods: unknown): boolean {
  const text = JSON.stringify(methods)
  const demo = paymentMethods.flatMap(({ payee }) => payee.map(({ value }) => value))
  return demo.some((value) => text.includes(JSON.stringify(value)))
}

async function countBasics({ db }: Ctx) {
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('products')
        .select(eb.fn.countAll<number>().as('count'))
        .where('status', '=', 'active')
        .as('products'),
      eb
        .selectFrom('stock_levels')
        .select(eb.fn.countAll<number>().as('count'))
        .where('on_hand', '>', 0)
        .as('stocked'),
      eb.selectFrom('orders').select(eb.fn.countAll<number>().as('count')).as('orders'),
    ])
    .executeTakeFirstOrThrow()
    .then(({ products, stocked, orders }) => ({
      products: Number(products),
      stocked: Number(stocked),
      orders: Number(orders),
    }))
}
