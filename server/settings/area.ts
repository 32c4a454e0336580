import { configurationRoutes } from './routes.ts'
import { staffConfigurationRoutes } from './staff-routes.ts'
import type { Area } from '../platform/area-shape.ts'

export const area = {
  routes: [configurationRoutes],
  staffRoutes: [staffConfigurationRoutes],
} satisfies Area
