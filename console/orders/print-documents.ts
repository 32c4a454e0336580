import { callStaff, type StaffInput } from '../api/staff-api.ts'
import { language } from '../language/language.ts'
import { showFailure } from '../parts/toasts.ts'
import type { OrderSummary } from './order-state.tsx'

type Kind = NonNullable<StaffInput<'POST /orders/documents'>['body']>['kind']

/** Opens one PDF with a page for each order, as the next tab. */
export async function printDocuments(kind: Kind, orders: readonly OrderSummary[]): Promise<void> {
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
