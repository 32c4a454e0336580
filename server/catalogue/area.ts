import { tagOfBestSellers } from './best-sellers.ts'
import { countBoughtTogether } from './bought-together.ts'
import { deleteImports, deleteSearchMisses } from './deletions.ts'
import { downloadPictures } from './import/download-pictures.ts'
import { runImport } from './import/run-import.ts'
import { staffImportRoutes } from './import/staff-routes.ts'
import { staffPriceRoutes } from './prices/staff-routes.ts'
import { staffCategoryRoutes } from './products/category-routes.ts'
import { staffLookupListRoutes } from './products/lookup-list-routes.ts'
import { staffProductRoutes } from './products/staff-routes.ts'
import { applyScheduledChanges } from './publish-scheduled.ts'
import { catalogueRoutes } from './routes.ts'
import type { Area } from '../platform/area-shape.ts'

export const area = {
  routes: [catalogueRoutes],
  staffRoutes: [
    // Before products by id.
    staffImportRoutes,
    staffProductRoutes,
    staffPriceRoutes,
    staffCategoryRoutes,
    staffLookupListRoutes,
  ],
  jobs: {
    import_products: (ctx, { import_id }) => runImport(ctx, import_id),
    download_pictures: (ctx) => downloadPictures(ctx),
    publish_scheduled: applyScheduledChanges,
    async count_bought_together(ctx) {
      await countBoughtTogether(ctx)
      await ctx.bus.announce(ctx.db, [tagOfBestSellers])
    },
  },
  deletions: { deleteImports, deleteSearchMisses },
} satisfies Area
