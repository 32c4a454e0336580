import { expirePoints } from './expire-points.ts'
import { pointsEmailExamples } from './points-email-examples.ts'
import { remindOfPoints, sendPointsReminder } from './remind-of-points.ts'
import { reschedulePoints } from './reschedule-points.ts'
import { membershipRoutes } from './routes.ts'
import { staffMembershipRoutes } from './staff-routes.ts'
import type { Area } from '../platform/area-shape.ts'

export const area = {
  routes: [membershipRoutes],
  staffRoutes: [staffMembershipRoutes],
  jobs: {
    reschedule_points: (ctx) => reschedulePoints(ctx),
    send_points_reminder: sendPointsReminder,
  },
  reminders: [remindOfPoints],
  deletions: { expirePoints },
  emails: pointsEmailExamples,
} satisfies Area
