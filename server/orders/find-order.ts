import { timingSafeEqual } from 'node:crypto'
import { DomainError } from '#domain/errors.ts'
import { normaliseReference } from '#domain/order/reference.ts'
import type { Account } from '../platform/access/authenticate.ts'
import type { Ctx } from '../platform/context.ts'
import { countMiss, limits, refuseIfSpent } from '../platform/http/rate-limit.ts'
import { isSameContact } from './contact.ts'
import { findOrder, type OrderRow } from './queries.ts'

/** Says whether the caller sees contact details in full or masked. */
export type View = 'whole' | 'masked'

export interface FoundOrder {
  order: OrderRow
  view: View
  actor: 'customer' | 'guest'
}

/** By `_id` or reference number. Another account's order is reported as not found. */
export async function ownOrder(ctx: Ctx, account: Account, id: string): Promise<FoundOrder> {
  const order = await byIdOrReference(ctx, id)
  if (!order || order.account_id !== account.id) throw new DomainError('order_not_found')
  return { order, view: 'whole', actor: account.kind === 'TEMP' ? 'guest' : 'customer' }
}

interface GuestProof {
  email?: string | undefined
  phone?: string | undefined
  key?: string | undefined
}

/**
 * For callers with the order number and its email or phone, or with the link from an order email.
 * A wrong number and a wrong proof give the same 404; repeated failures are rate limited.
 */
export async function guestOrder(
  ctx: Ctx,
  id: string,
  proof: GuestProof,
  caller: { address: string; account: Account | null },
): Promise<FoundOrder> {
  const subject = normaliseReference(id) ?? id.slice(0, 64)
  const isReference = normaliseReference(id) !== null
  // Keys and ids cannot be guessed, so another caller's failures must not lock out who has them.
  if (proof.key === undefined) {
    if (isReference) await refuseIfSpent(ctx, limits.guestMissesByAddress, caller.address)
    await refuseIfSpent(ctx, limits.guestMissesByOrder, subject)
  }
  const order = await byIdOrReference(ctx, id)
  if (!order || !opens(order, proof)) {
    await countMiss(ctx, limits.guestMissesByAddress, caller.address)
    await countMiss(ctx, limits.guestMissesByOrder, subject)
    throw new DomainError('order_not_found')
  }
  const isWhole =
    proof.key !== undefined || order.account_id === caller.account?.id || order.id === id
  return { order, view: isWhole ? 'whole' : 'masked', actor: 'guest' }
}

function byIdOrReference(ctx: Ctx, id: string): Promise<OrderRow | undefined> {
  const reference = normaliseReference(id)
  return findOrder(ctx.db, reference ? { reference } : { id })
}

/** Phone if present, otherwise email (spec §5). */
function opens(order: OrderRow, proof: GuestProof): boolean {
  if (proof.key !== undefined) return isSameText(proof.key, order.access_key)
  return isSameContact(order, proof)
}

function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
