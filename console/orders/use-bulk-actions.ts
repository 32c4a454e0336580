import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fulfilmentRefusal } from '#domain/order/fulfilment.ts'
import { showToast } from '#ui/toasts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '../api/error-text.ts'
import { callStaff } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import type { BulkAction } from '../parts/bulk-bar.tsx'
import { orderMessages } from './messages.ts'
import type { OrderSummary } from './order-state.tsx'
import { orderCalls } from './use-step-writes.ts'

/** What can be done with many orders at once. */
export function useBulkActions(): readonly BulkAction<OrderSummary>[] {
  const texts = useMessages(orderMessages).bulk
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

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
        refused.push(`${reference}: ${errorText(error)}`)
      }
    }
    await Promise.all(orderCalls.map((call) => queries.invalidateQueries({ queryKey: [call] })))
    setBusy(false)
    showToast(texts.packed(orders.length - refused.length))
    for (const text of refused) showToast(text, { tone: 'error', milliseconds: 8000 })
  }

  return [
    {
      label: texts.pack,
      refusal: (orders) => (orders.every(canPack) ? null : texts.notPackable),
      run: (orders) => void packAll(orders),
      isBusy,
    },
    {
      label: texts.print,
      run(orders) {
        const wanted = orders.map(({ reference }) => ['order', reference])
        void navigate(`/orders/packing?${new URLSearchParams(wanted)}`)
      },
    },
  ]
}

function canPack(order: OrderSummary): boolean {
  const state = {
    currentStatus: order.current_status,
    isPaid: order.is_paid,
    fulfilment: order.fulfilment,
    deliveryMethod: order.delivery_method,
  }
  return fulfilmentRefusal(state, 'pack') === null
}
