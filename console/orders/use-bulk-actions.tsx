import { useState, type ReactNode } from 'react'
import { fulfilmentRefusal } from '#domain/order/fulfilment.ts'
import { showToast } from '#ui/toasts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '../api/error-text.ts'
import { callStaff } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import type { BulkAction } from '../parts/bulk-bar.tsx'
import { bulkMessages } from './bulk-messages.ts'
import { orderMessages } from './messages.ts'
import { printDocuments } from './print-documents.ts'
import type { OrderSummary } from './order-state.tsx'
import { ShipMany } from './ship-many.tsx'
import { orderCalls } from './use-step-write.ts'
import { colon } from '../language/colon.ts'

interface BulkActions {
  actions: readonly BulkAction<OrderSummary>[]
  /** What an action asks for. */
  dialog: ReactNode
}

/** What can be done with many orders at once. */
export function useBulkActions(): BulkActions {
  const texts = useMessages(orderMessages).bulk
  const more = useMessages(bulkMessages)
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [shipping, setShipping] = useState<readonly OrderSummary[] | null>(null)

  const refresh = () =>
    Promise.all(orderCalls.map((call) => queries.invalidateQueries({ queryKey: [call] })))

  /** One after another, so that a refusal stops none of the others. */
  async function packAll(orders: readonly OrderSummary[]) {
    setBusy(true)
    const refused: string[] = []
    for (const { _id: id, reference } of orders) {
      try {
        await callStaff('PUT /orders/{id}/packed', {
          params: { id },
          idempotencyKey: crypto.randomUUID(),
        })
      } catch (error) {
        refused.push(reference + colon() + errorText(error))
      }
    }
    await refresh()
    setBusy(false)
    showToast(texts.packed(orders.length - refused.length))
    for (const text of refused) showToast(text, { tone: 'error', milliseconds: 8000 })
  }

  const actions: readonly BulkAction<OrderSummary>[] = [
    {
      label: texts.pack,
      refusal: (orders) =>
        orders.every((order) => canTake(order, 'pack')) ? null : texts.notPackable,
      run: (orders) => void packAll(orders),
      isBusy,
    },
    {
      label: more.ship,
      refusal: (orders) =>
        orders.every((order) => canTake(order, 'ship')) ? null : more.notShippable,
      run: setShipping,
    },
    {
      label: texts.print,
      run: (orders) => void printDocuments('packing-slips', orders),
    },
    {
      label: more.labels,
      refusal: (orders) =>
        orders.some(({ delivery_method: method }) => method === 'DELIVERY') ? null : more.noLabels,
      run: (orders) => void printDocuments('address-labels', orders),
    },
  ]
  const dialog = shipping ? (
    <ShipMany
      orders={shipping}
      onShipped={() => void refresh()}
      onClose={() => setShipping(null)}
    />
  ) : null
  return { actions, dialog }
}

function canTake(order: OrderSummary, step: 'pack' | 'ship'): boolean {
  const state = {
    currentStatus: order.current_status,
    isPaid: order.is_paid,
    fulfilment: order.fulfilment,
    deliveryMethod: order.delivery_method,
  }
  return fulfilmentRefusal(state, step) === null
}
