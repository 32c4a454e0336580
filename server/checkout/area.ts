import { deleteTryOns } from './counter/delete-try-ons.ts'
import { staffCounterRoutes } from './counter/staff-routes.ts'
import { expireTryOnHold } from './counter/try-on-holds.ts'
import { checkoutRoutes } from './routes.ts'
import { staffSupplementRoutes } from './supplements/staff-routes.ts'
import type { Area } from '../platform/area-shape.ts'

export const area = {
  routes: [checkoutRoutes],
  staffRoutes: [staffCounterRoutes, staffSupplementRoutes],
  jobs: { release_try_on_hold: (ctx, { hold_id }) => expireTryOnHold(ctx, hold_id) },
  deletions: { deleteTryOns },
} satisfies Area
