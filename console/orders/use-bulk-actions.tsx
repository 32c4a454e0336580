import { useState, type ReactNode } from 'react'
import { fulfilmentRefusal } from '#domain/order/fulfilment.ts'
import { callStaff, type StaffInput } from '../api/staff-api.ts'
import { language } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import type { BulkAction } from '../parts/bulk-bar.tsx'
import { showFailure } from '../parts/toasts.ts'
import { useCallEach } from '../parts/use-call-each.ts'
import { bulkMessages, orderMessages } from './messages.ts'
import type { OrderSummary } from './order-state.tsx'
import { ShipMany } from './ship-many.tsx'
import { orderCalls } from './use-step-write.ts'

interface BulkActions {
  actions: readonly BulkAction<OrderSummary>[]
  /** What an action asks for. */
  dialog: ReactNode
}

/** What can be done with many orders at once. */
export function useBulkActions(): BulkActions {
  const texts = useMessages(orderMessages).bulk
  const more = useMessages(bulkMessages)
  const [shipping, setShipping] = useState<readonly OrderSummary[] | null>(null)
  const { callEach, refresh, isBusy } = useCallEach<OrderSummary>({
    nameOf: ({ reference }) => reference,
    changes: orderCalls,
  })
  const packed = {
    key: 'PUT /orders/{id}/packed',
    inputOf: ({ _id: id }: OrderSummary) => ({ params: { id } }),
    done: texts.packed,
  } as const

  const actions: readonly BulkAction<OrderSummary>[] = [
    {
      label: texts.pack,
      refusal: (orders) =>
        orders.every((order) => canTake(order, 'pack')) ? null : texts.notPackable,
      run: (orders) => void callEach(orders, packed),
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

type Kind = NonNullable<StaffInput<'POST /orders/documents'>['body']>['kind']

/** Opens one PDF with a page for each order, as the next tab. */
async function printDocuments(kind: Kind, orders: readonly OrderSummary[]): Promise<void> {
  // Opened by the press itself: later a browser takes it for a pop-up.
  const tab = window.open('about:blank')
  try {
    const body = { kind, order_ids: orders.map(({ _id: id }) => id) }
    const { url } = await callStaff('POST /orders/documents', { body })
    const path = `${url}&lang=${language()}`
    if (tab) tab.location.replace(path)
    else location.assign(path)
  } catch (error) {
    tab?.close()
    showFailure(error)
  }
}
