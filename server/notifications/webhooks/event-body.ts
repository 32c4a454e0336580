import { isShopEvent, testEvent, type ShopEvent } from '#contract/shop-events.ts'
import type { Db } from '../../platform/database/db.ts'
import { findCustomerData, findProductData, findStockData } from './catalogue-event-data.ts'
import { findOrderData, findPaymentData, findRefundData } from './order-event-data.ts'

/** The subject as it is now; undefined if it no longer exists. */
type FindData = (db: Db, subjectId: string, withPerson: boolean) => Promise<object | undefined>

const finders: Record<ShopEvent, FindData> = {
  'order.placed': findOrderData,
  'order.paid': findOrderData,
  'order.edited': findOrderData,
  'order.packed': findOrderData,
  'order.shipped': findOrderData,
  'order.ready': findOrderData,
  'order.collected': findOrderData,
  'order.completed': findOrderData,
  'order.cancelled': findOrderData,
  'order.erased': findOrderData,
  'payment.received': findPaymentData,
  'refund.sent': findRefundData,
  'refund.failed': findRefundData,
  'stock.changed': findStockData,
  'stock.low': findStockData,
  'product.changed': findProductData,
  'customer.created': findCustomerData,
  'customer.changed': findCustomerData,
  'customer.erased': findCustomerData,
}

interface Event {
  type: string
  subject_id: string
  happened_at: Date
}

/** What is sent: the event, with its subject as it is at the time of sending. */
export async function eventBody(db: Db, event: Event, withPerson: boolean): Promise<string> {
  const { type, subject_id: id, happened_at: at } = event
  const data = isShopEvent(type)
    ? ((await finders[type](db, id, withPerson)) ?? { _id: id, is_deleted: true })
    : { webhook_id: id }
  return JSON.stringify({ type, timestamp: at.toISOString(), data })
}

/** Throws for a type that the shop does not know. */
export function eventType(name: string): ShopEvent | typeof testEvent {
  if (isShopEvent(name) || name === testEvent) return name
  throw new Error(`no event is called ${name}`)
}
