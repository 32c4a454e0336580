import { ownNotificationRoutes } from './choices/staff-routes.ts'
import { deleteMessages, deleteNotifications, deleteShopEvents } from './deletions.ts'
import { sendEmailExample } from './messages/email-examples.ts'
import { emailPreviewRoutes } from './messages/email-previews.ts'
import { emailExampleRoutes } from './messages/example-routes.ts'
import { staffMessageRoutes } from './messages/staff-routes.ts'
import { sendStaffPush } from './push/send-staff-push.ts'
import { queueStaffNotifications } from './queue-staff-notifications.ts'
import { staffEmailExamples } from './staff-email-examples.ts'
import { sendStaffEmail } from './send-staff-email.ts'
import { deliverWebhook } from './webhooks/deliver-webhook.ts'
import { staffWebhookRoutes } from './webhooks/staff-routes.ts'
import { sendWebhookOffEmail } from './webhooks/webhook-off-email.ts'
import type { Area } from '../platform/area-shape.ts'

export const area = {
  staffRoutes: [staffMessageRoutes, emailExampleRoutes, staffWebhookRoutes, ownNotificationRoutes],
  otherRoutes: [emailPreviewRoutes],
  jobs: {
    queue_staff_notifications: (ctx) => queueStaffNotifications(ctx),
    send_staff_email: sendStaffEmail,
    send_staff_push: sendStaffPush,
    deliver_webhook: deliverWebhook,
    send_webhook_off_email: sendWebhookOffEmail,
    send_email_example: sendEmailExample,
  },
  deletions: { deleteNotifications, deleteMessages, deleteShopEvents },
  emails: staffEmailExamples,
} satisfies Area
