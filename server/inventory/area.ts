import { staffStockRoutes } from './staff-routes.ts'
import { stockTransferRoutes } from './transfer-routes.ts'
import type { Area } from '../platform/area-shape.ts'

export const area = {
  staffRoutes: [staffStockRoutes, stockTransferRoutes],
} satisfies Area
