import { cartRoutes } from './routes.ts'
import { staffCartRoutes } from './staff-routes.ts'
import type { Area } from '../platform/area-shape.ts'

export const area = {
  routes: [cartRoutes],
  staffRoutes: [staffCartRoutes],
} satisfies Area
