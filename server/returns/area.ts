import { bookedReturnRoutes } from './booking-routes.ts'
import { staffCounterReturnRoutes } from './counter/staff-routes.ts'
import { refundEmailExamples } from './refund-email-examples.ts'
import { refundRoutes } from './routes.ts'
import { sendRefundEmail } from './send-refund-emails.ts'
import { staffRefundRoutes } from './staff-routes.ts'
import type { Area } from '../platform/area-shape.ts'

export const area = {
  routes: [refundRoutes],
  staffRoutes: [staffCounterReturnRoutes, staffRefundRoutes, bookedReturnRoutes],
  jobs: { send_refund_email: sendRefundEmail },
  emails: refundEmailExamples,
} satisfies Area
