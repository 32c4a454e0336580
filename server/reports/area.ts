import { staffReportRoutes } from './staff-routes.ts'
import type { Area } from '../platform/area-shape.ts'

export const area = {
  staffRoutes: [staffReportRoutes],
} satisfies Area
