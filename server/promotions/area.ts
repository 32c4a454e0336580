import { voucherRoutes } from './routes.ts'
import { staffPromotionRoutes } from './staff-routes.ts'
import { startAndEndPromotions } from './switch-promotions.ts'
import type { Area } from '../platform/area-shape.ts'

export const area = {
  routes: [voucherRoutes],
  staffRoutes: [staffPromotionRoutes],
  jobs: { switch_promotions: (ctx) => startAndEndPromotions(ctx) },
} satisfies Area
