import { z } from 'zod'
import { configurationValues } from '#contract/staff/configuration-values.ts'
import { maxPictures } from '#domain/aftersales/max-pictures.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { findConfiguration } from './configurations.ts'

const { shape } = configurationValues.limits

/** Limits that staff may set, with their defaults. */
const limits = z.object({
  review_images: shape.review_images.unwrap().default(maxPictures),
  payment_hours: shape.payment_hours.unwrap().default(72),
  payment_hours_cash: shape.payment_hours_cash.unwrap().default(72),
  payment_minutes_card: shape.payment_minutes_card.unwrap().default(30),
  return_days: shape.return_days.unwrap().default(14),
  try_on_hours: shape.try_on_hours.unwrap().default(2),
  assistant_discount_percent: shape.assistant_discount_percent.unwrap().default(10),
  manager_discount_percent: shape.manager_discount_percent.unwrap().default(30),
  auto_accept_proofs: shape.auto_accept_proofs.unwrap().default(false),
  comments_wait: shape.comments_wait.unwrap().default(false),
})

type Limits = z.output<typeof limits>

export async function readLimits(ctx: Ctx): Promise<Limits> {
  return limits.parse((await findConfiguration(ctx, 'limits')) ?? {})
}

/** For use inside a transaction, which must not wait for a second connection. */
export async function findLimits(trx: Trx): Promise<Limits> {
  const row = await trx
    .selectFrom('configurations')
    .select('value')
    .where('slug', '=', 'limits')
    .executeTakeFirst()
  return limits.parse(row?.value ?? {})
}
