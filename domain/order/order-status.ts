export const orderStatuses = ['submitted', 'pending', 'completed', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Where the goods are; independent of the order status. */
export const fulfilments = [
  'none',
  'packed',
  'partly_shipped',
  'shipped',
  'ready',
  'delivered',
  'collected',
] as const
export type Fulfilment = (typeof fulfilments)[number]

/** Where an order was taken: the storefront, a counter, by phone, or an agent's conversation. */
export const orderChannels = ['web', 'shop', 'phone', 'agent'] as const
export type OrderChannel = (typeof orderChannels)[number]

export const actors = ['customer', 'guest', 'staff', 'system'] as const
export type Actor = (typeof actors)[number]

export interface OrderState {
  currentStatus: OrderStatus
  isPaid: boolean
  fulfilment: Fulfilment
  /** Charged by the card gateway, so there is no payment proof. */
  isByCard?: boolean
  /** Paid in the shop when it is collected, so there is no payment proof either. */
  isOnCollection?: boolean
}

interface Transition {
  from: readonly OrderStatus[]
  to: OrderStatus
  by: readonly Actor[]
  needs: readonly Need[]
}

type Need = keyof typeof needs

const needs = {
  unpaid: { isMet: (order: OrderState) => !order.isPaid, refusal: 'already_paid' },
  by_transfer: { isMet: (order: OrderState) => order.isByCard !== true, refusal: 'paid_by_card' },
  not_on_collection: {
    isMet: (order: OrderState) => order.isOnCollection !== true,
    refusal: 'paid_on_collection',
  },
  in_the_shop: {
    isMet: ({ fulfilment }: OrderState) => ['none', 'packed', 'ready'].includes(fulfilment),
    refusal: 'already_shipped',
  },
  handed_over: {
    isMet: ({ fulfilment }: OrderState) =>
      ['shipped', 'delivered', 'collected'].includes(fulfilment),
    refusal: 'not_shipped',
  },
} as const satisfies Record<string, { isMet: (order: OrderState) => boolean; refusal: Refusal }>

/** The whole lifecycle. Paid is a separate flag; the last two statuses are final. */
export const transitions = {
  // spec §4: pending after payment proof upload; while pending a new proof replaces the old one.
  upload_proof: {
    from: ['submitted', 'pending'],
    to: 'pending',
    by: ['customer', 'guest'],
    needs: ['unpaid', 'by_transfer', 'not_on_collection'],
  },
  // Retry the card or choose another payment method, while the stock is reserved.
  pay: { from: ['submitted'], to: 'submitted', by: ['customer', 'guest'], needs: ['unpaid'] },
  // The system accepts a full match if the owner has enabled that.
  accept_proof: { from: ['pending'], to: 'pending', by: ['staff', 'system'], needs: ['unpaid'] },
  reject_proof: { from: ['pending'], to: 'submitted', by: ['staff'], needs: ['unpaid'] },
  mark_paid: {
    from: ['submitted', 'pending'],
    to: 'pending',
    by: ['staff', 'system'],
    needs: ['unpaid'],
  },
  // Less than is to pay has come: what is left can be paid by any method, until the deadline.
  take_part: { from: ['submitted', 'pending'], to: 'submitted', by: ['staff'], needs: ['unpaid'] },
  cancel: {
    from: ['submitted', 'pending'],
    to: 'cancelled',
    by: ['customer', 'guest', 'staff'],
    needs: ['in_the_shop'],
  },
  // Nothing has been paid: the order ends and its items return to their cart.
  back_to_cart: {
    from: ['submitted'],
    to: 'cancelled',
    by: ['customer', 'guest'],
    needs: ['unpaid', 'in_the_shop'],
  },
  complete: {
    from: ['pending'],
    to: 'completed',
    by: ['customer', 'guest', 'staff', 'system'],
    needs: ['handed_over'],
  },
  // An uploaded proof stops the clock: only submitted orders expire.
  expire: {
    from: ['submitted'],
    to: 'cancelled',
    by: ['system'],
    needs: ['unpaid', 'in_the_shop'],
  },
} as const satisfies Record<string, Transition>

export type OrderAction = keyof typeof transitions

const actionRefusals = [
  'not_allowed',
  'wrong_status',
  'already_paid',
  'paid_by_card',
  'paid_on_collection',
  'already_shipped',
  'not_shipped',
] as const

type Refusal = (typeof actionRefusals)[number]

export const orderActions = [
  'upload_proof',
  'pay',
  'accept_proof',
  'reject_proof',
  'mark_paid',
  'take_part',
  'cancel',
  'back_to_cart',
  'complete',
  'expire',
] as const satisfies OrderAction[]

export function orderCan(order: OrderState, action: OrderAction, actor: Actor): boolean {
  return refusal(order, action, actor) === null
}

/** Why the action is not allowed, or null if it is. */
export function refusal(order: OrderState, action: OrderAction, actor: Actor): Refusal | null {
  const transition: Transition = transitions[action]
  if (!transition.by.includes(actor)) return 'not_allowed'
  if (!transition.from.includes(order.currentStatus)) return 'wrong_status'
  const unmet = transition.needs.find((need) => !needs[need].isMet(order))
  return unmet ? needs[unmet].refusal : null
}

export function nextStatus(action: OrderAction): OrderStatus {
  return transitions[action].to
}

export function actionsFor(order: OrderState, actor: Actor): OrderAction[] {
  return orderActions.filter((action) => orderCan(order, action, actor))
}
