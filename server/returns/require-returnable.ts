import { returnRefusal } from '#domain/aftersales/may-ask.ts'
import { DomainError } from '#domain/errors.ts'
import { aftersalesStateOf } from '../orders/actions.ts'
import { stateOf } from '../orders/present.ts'
import type { OrderRow } from '../orders/queries.ts'

/** Throws `illegal_transition` if nothing of the order can be returned, however late. */
export function requireReturnable(order: OrderRow, action: string): void {
  const reason = returnRefusal(aftersalesStateOf(order, stateOf(order)))
  if (reason === null) return
  const { current_status } = order
  throw new DomainError('illegal_transition', { current_status, action, reason })
}
