import { staffLocationRoutes } from './admin/staff-routes.ts'
import type { Area } from '../platform/area-shape.ts'

export const area = {
  staffRoutes: [staffLocationRoutes],
} satisfies Area
