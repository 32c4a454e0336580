import type { z } from '@hono/zod-openapi'
import type { openHandoff as endpoint } from '#contract/endpoints/handoffs.ts'
import type { AgentContent } from '#db/agent-content.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import type { Courier } from '../../shipping/couriers.ts'
import { contactOf } from '../sessions/recipient.ts'
import { collectedAt } from '../sessions/resolve-delivery.ts'
import { isOpen, type SessionRow } from '../sessions/session-rows.ts'

type Answer = z.input<typeof endpoint.answer>
type Handoff = NonNullable<Answer['handoff']>

interface Opening {
  key: string
  accountId: string
  storeId: string
  places: Places
}

/** What a session's choices are among. */
interface Places {
  shops: readonly { _id: string }[]
  couriers: readonly Pick<Courier, 'id' | 'needs_point_code'>[]
}

/**
 * Puts an open session into the cart of the browser that opened its link, one at a time: the one
 * before loses the lines, so that they are not ordered twice. Null once the session has ended.
 */
export async function openHandoff(
  trx: Trx,
  ctx: TrxCtx,
  { key, accountId, storeId, places }: Opening,
): Promise<Handoff | null> {
  const session = await trx
    .selectFrom('agent_sessions')
    .selectAll()
    .where('handoff_key', '=', key)
    .where('expires_at', '>', ctx.clock())
    .forUpdate()
    .executeTakeFirst()
  if (!session) return null
  if (session.order_id !== null) {
    const order = await orderKey(trx, session.order_id)
    return order && present(session, order, places)
  }
  if (!isOpen(session, ctx.clock())) return null
  const { lines } = session.content
  const variants = lines.map(({ variant_id: id }) => id)
  const { account_id: before } = session
  if (before !== null && before !== accountId && variants.length > 0) {
    await trx
      .deleteFrom('cart_items')
      .where('account_id', '=', before)
      .where('store_id', '=', storeId)
      .where('variant_id', 'in', variants)
      .execute()
  }
  const known = await putIntoCart(trx, ctx, { accountId, storeId, lines })
  await trx
    .updateTable('agent_sessions')
    .set({ account_id: accountId, opened_at: ctx.clock() })
    .where('id', '=', session.id)
    .execute()
  return { ...present(session, null, places), product_variant_ids: known }
}

/** Sets the quantities; returns the variants that exist. */
async function putIntoCart(
  trx: Trx,
  { clock }: Pick<TrxCtx, 'clock'>,
  {
    accountId,
    storeId,
    lines,
  }: Pick<Opening, 'accountId' | 'storeId'> & Pick<AgentContent, 'lines'>,
): Promise<string[]> {
  if (lines.length === 0) return []
  const ids = lines.map(({ variant_id: id }) => id)
  const found = await trx.selectFrom('variants').select('id').where('id', 'in', ids).execute()
  const known = lines.filter(({ variant_id: id }) => found.some((each) => each.id === id))
  if (known.length === 0) return []
  const now = clock().getTime()
  await trx
    .insertInto('cart_items')
    .values(
      known.map(({ variant_id, qty }, at) => ({
        account_id: accountId,
        store_id: storeId,
        variant_id,
        qty,
        created_at: new Date(now + at),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'store_id', 'variant_id'])
        .doUpdateSet((eb) => ({ qty: eb.ref('excluded.qty') })),
    )
    .execute()
  return known.map(({ variant_id: id }) => id)
}

async function orderKey(trx: Trx, id: string): Promise<Handoff['order']> {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'access_key'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return order ? { _id: order.id, key: order.access_key } : null
}

function present(
  { kind, content }: SessionRow,
  order: Handoff['order'],
  { shops, couriers }: Places,
): Handoff {
  const { delivery, codes, shown } = content
  const destination = delivery?.destinations.find(({ id }) => id === delivery.destination_id)
  const courier = couriers.find(({ id }) => id === delivery?.option_id)
  const isLocker = courier?.needs_point_code === true
  const contact = contactOf(content, destination ?? null, isLocker)
  const { name, email, areaCode, phone, address } = contact
  const isPickup = delivery?.method === 'PICKUP'
  return {
    kind,
    order,
    product_variant_ids: [],
    voucher_code: shown ? shown.code : (codes[0] ?? null),
    details: {
      name,
      email,
      area_code: areaCode,
      phone,
      country: destination?.country ?? content.country ?? '',
      method: isPickup ? 'PICKUP' : 'DELIVERY',
      courier_id: isPickup ? null : (delivery?.option_id ?? null),
      warehouse_id: isPickup ? (collectedAt(shops, delivery.destination_id)?._id ?? null) : null,
      unit: address?.unit ?? '',
      street: address?.street ?? '',
      district: address?.district ?? '',
      region: address?.region ?? '',
      point_code: address?.point_code ?? '',
    },
  }
}
