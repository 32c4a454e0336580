import { sql } from 'kysely'
import { bookParcel } from './book-parcel.ts'
import { completeQuietOrder } from './complete-later.ts'
import { documentRoutes, staffDocumentRoutes } from './documents/routes.ts'
import { orderEmailExamples } from './emails/order-email-examples.ts'
import { expireOrder, expireOverdueOrders } from './expire-order.ts'
import { sendOrderSms } from './order-notifications.ts'
import { receiptRoutes } from './receipts/routes.ts'
import { orderRoutes } from './routes.ts'
import { remindPayment, sendOrderEmail } from './send-order-emails.ts'
import { staffOrderRoutes } from './staff-routes.ts'
import { savedViewRoutes } from './view-routes.ts'
import type { Area } from '../platform/area-shape.ts'

export const area = {
  routes: [orderRoutes, receiptRoutes],
  staffRoutes: [staffOrderRoutes, savedViewRoutes, staffDocumentRoutes],
  otherRoutes: [documentRoutes],
  jobs: {
    send_order_email: sendOrderEmail,
    send_order_sms: sendOrderSms,
    remind_payment: (ctx, { order_id }) => remindPayment(ctx, order_id),
    expire_order: (ctx, { order_id }) => expireOrder(ctx, order_id),
    complete_order: (ctx, { order_id }) => completeQuietOrder(ctx, order_id),
    book_parcel: bookParcel,
  },
  deletions: { expireOverdueOrders },
  emails: orderEmailExamples,
  figures: [
    {
      name: 'shop_orders',
      help: 'Orders by state.',
      labelNames: ['state'],
      rows: sql`
        select json_build_object('state', current_status), count(*)
        from orders group by current_status`,
    },
  ],
} satisfies Area
