import { reviewRoutes } from './routes.ts'
import { staffReviewRoutes } from './staff-routes.ts'
import type { Area } from '../platform/area-shape.ts'

export const area = {
  routes: [reviewRoutes],
  staffRoutes: [staffReviewRoutes],
} satisfies Area
