import { useDescribedWrite, type DescribedWrite } from '../api/use-write.ts'
import type { StaffOrder } from './order-state.tsx'
import { orderSteps, type OrderStep } from './order-steps.ts'

/** Calls whose answers every step of an order changes. */
export const orderCalls = ['GET /orders', 'GET /orders/{id}', 'GET /today', 'GET /refunds'] as const

/**
 * Takes a step that needs nothing else of the order as it was seen: of a newer one it is refused. `onDone` gets the order as
 * the step left it.
 */
export function useStepWrite(onDone: (step: OrderStep, after: StaffOrder) => void) {
  const { isPending, mutateAsync } = useDescribedWrite<DescribedWrite & { step: OrderStep }>({
    changes: orderCalls,
    onDone: (after, { step }) => onDone(step, after as StaffOrder),
  })
  return {
    isPending,
    run: (step: OrderStep, { _id: id, version }: StaffOrder) =>
      mutateAsync({
        key: orderSteps[step].call.key,
        input: { params: { id }, ifMatch: version },
        step,
      }),
  }
}
