import type { StepState } from '#ui/step-line.tsx'
import { amountCents } from '../price-text.ts'
import type { Order } from './order-query.ts'

export interface OrderStep {
  slug:
    | 'placed'
    | 'proof'
    | 'paid'
    | 'partly_shipped'
    | 'shipped'
    | 'ready'
    | 'completed'
    | 'cancelled'
  state: StepState
  at: string | null
}

type OrderProgress = Pick<
  Order,
  'current_status' | 'is_paid' | 'paid_at' | 'created_at' | 'statuses' | 'proofs' | 'fulfilment'
> & {
  delivery: Pick<Order['delivery'], 'method'>
  payment: Pick<Order['payment'], 'method' | 'amount'>
}

type Reached = Omit<OrderStep, 'state'> & { isReached: boolean }

/** The steps from placed to completed; a cancelled order ends where it was cancelled. */
export function orderSteps(order: OrderProgress): OrderStep[] {
  const steps = stepsOf(order)
  if (order.current_status === 'cancelled') {
    const cancelled = lastTime(order, 'cancelled')
    const done = steps.filter((step) => step.isReached && step.slug !== 'completed')
    return [...done.map(asDone), { slug: 'cancelled', state: 'failed', at: cancelled }]
  }
  const next = steps.findIndex((step) => !step.isReached)
  return steps.map(({ isReached, ...step }, at) => ({
    ...step,
    state: isReached ? 'done' : at === next ? 'current' : 'todo',
  }))
}

function stepsOf(order: OrderProgress): Reached[] {
  const { current_status: status, is_paid: isPaid, proofs, fulfilment, delivery } = order
  const proof = proofs.findLast(({ state }) => state !== 'rejected')
  const hasLeft = ['shipped', 'delivered', 'collected'].includes(fulfilment.state)
  const isPickup = delivery.method === 'PICKUP'
  const isCompleted = status === 'completed'
  const isProved = isPaid || status === 'pending' || isCompleted
  const paid: Reached = { slug: 'paid', isReached: isPaid, at: order.paid_at }
  // Paid in the shop when it is collected.
  const isPaidLast = order.payment.method === 'cash' && isPickup
  const steps: Reached[] = [
    { slug: 'placed', isReached: true, at: order.created_at },
    { slug: 'proof', isReached: isProved, at: isProved ? (proof?.created_at ?? null) : null },
    ...(isPaidLast ? [] : [paid]),
    isPickup
      ? { slug: 'ready', isReached: hasLeft || fulfilment.state === 'ready', at: null }
      : {
          slug: fulfilment.state === 'partly_shipped' ? 'partly_shipped' : 'shipped',
          isReached: hasLeft,
          at: fulfilment.shipments.at(-1)?.shipped_at ?? null,
        },
    ...(isPaidLast ? [paid] : []),
    { slug: 'completed', isReached: isCompleted, at: lastTime(order, 'completed') },
  ]
  // Card payments, and transfers recorded without a proof, need none.
  const needsNone = isPaid || ['card', 'cash'].includes(order.payment.method)
  const isFree = isPaid && amountCents(order.payment.amount) === 0
  return steps.filter(
    ({ slug }) => !(slug === 'proof' && needsNone && !proof) && !(slug === 'paid' && isFree),
  )
}

function asDone({ slug, at }: Reached): OrderStep {
  return { slug, state: 'done', at }
}

function lastTime({ statuses }: OrderProgress, slug: Order['current_status']): string | null {
  return statuses.findLast((status) => status.slug === slug)?.created_at ?? null
}
