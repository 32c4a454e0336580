import { brandImageRoutes } from './brand-images/routes.ts'
import { feedRoutes } from './feeds/routes.ts'
import { sitemapRoutes } from './sitemap/routes.ts'
import type { Area } from '../platform/area-shape.ts'

export const area = {
  otherRoutes: [brandImageRoutes, sitemapRoutes, feedRoutes],
} satisfies Area
