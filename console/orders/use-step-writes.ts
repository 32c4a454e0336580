import { useWrite } from '../api/use-write.ts'
import type { StaffOrder } from './order-state.tsx'

/** Steps that need nothing but a press. */
export type PlainStep =
  | 'pack'
  | 'ready'
  | 'collect'
  | 'complete'
  | 'undo_pack'
  | 'undo_ready'
  | 'undo_collect'

/** Calls whose answers every step of an order changes. */
export const orderCalls = ['GET /orders', 'GET /orders/{id}', 'GET /today', 'GET /refunds'] as const

/** `onDone` gets the order as the step left it. */
export function useStepWrites(
  { _id: id }: StaffOrder,
  onDone: (step: PlainStep, after: StaffOrder) => void,
) {
  const options = (step: PlainStep) => ({
    changes: orderCalls,
    onDone: (after: StaffOrder) => onDone(step, after),
  })
  const writes = {
    pack: useWrite('PUT /orders/{id}/packed', options('pack')),
    ready: useWrite('PUT /orders/{id}/ready', options('ready')),
    collect: useWrite('PUT /orders/{id}/collected', options('collect')),
    undo_pack: useWrite('PUT /orders/{id}/unpacked', options('undo_pack')),
    undo_ready: useWrite('PUT /orders/{id}/not-ready', options('undo_ready')),
    undo_collect: useWrite('PUT /orders/{id}/not-collected', options('undo_collect')),
    complete: useWrite('PUT /orders/{id}/completed', options('complete')),
  }
  return {
    run: (step: PlainStep, { version }: StaffOrder) =>
      writes[step].mutateAsync({ params: { id }, ifMatch: version }),
    isPending: Object.values(writes).some((write) => write.isPending),
  }
}
