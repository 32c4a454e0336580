import type { z } from '@hono/zod-openapi'
import type { sendBack } from '#contract/endpoints/refunds.ts'
import type { Ctx } from '../platform/context.ts'
import { readSeller } from '../settings/seller.ts'
import type { RequestRow } from './queries.ts'

type SendBack = z.input<typeof sendBack>

/** Place that goods go back to: by parcel, or over the counter of a shop. */
export type ReturnPlace = Pick<SendBack, 'name' | 'address' | 'phone' | 'shops'>

/** Call before opening a transaction: a cold cache takes a second connection. */
export async function readReturnPlace(ctx: Ctx, storeId: string): Promise<ReturnPlace> {
  const { company, address, phone } = await readSeller(ctx)
  const shops = await ctx.db
    .selectFrom('warehouses')
    .select(['title', 'address', 'hours'])
    .where('store_id', '=', storeId)
    .where('is_pickup', '=', true)
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return { name: company, address, phone, shops }
}

/** Instructions for the customer; null unless the shop waits for the goods. */
export function presentSendBack(
  { state, return_asked_at: askedAt, return_by: by, return_paid_by: payer }: RequestRow,
  place: ReturnPlace,
): SendBack | null {
  if (state !== 'waiting' || askedAt === null || by === null || payer === null) return null
  return { by, paid_by: payer, asked_at: new Date(askedAt).toISOString(), ...place }
}
