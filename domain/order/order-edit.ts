import type { Fulfilment, OrderState } from './order-status.ts'

/**
 * What staff may change in an order, and until when: goods until packed, contact until they leave,
 * and so long can items be added that travel along.
 */
const editableFrom = {
  recipient: ['none', 'packed', 'ready'],
  items: ['none'],
  supplement: ['none', 'packed', 'ready'],
} as const satisfies Record<string, readonly Fulfilment[]>

export type OrderEdit = keyof typeof editableFrom
export const orderEdits = ['recipient', 'items', 'supplement'] as const satisfies OrderEdit[]

export type EditRefusal = 'wrong_status' | 'already_shipped' | 'packed'

/** Why the edit is not allowed, or null if it is. */
export function editRefusal(
  { currentStatus, fulfilment }: Pick<OrderState, 'currentStatus' | 'fulfilment'>,
  edit: OrderEdit,
): EditRefusal | null {
  if (currentStatus !== 'submitted' && currentStatus !== 'pending') return 'wrong_status'
  const from: readonly Fulfilment[] = editableFrom[edit]
  if (from.includes(fulfilment)) return null
  return fulfilment === 'packed' || fulfilment === 'ready' ? 'packed' : 'already_shipped'
}
