import { articleRoutes } from './article-routes.ts'
import { contentRoutes } from './pages/routes.ts'
import { staffContentRoutes } from './pages/staff-routes.ts'
import { postRoutes } from './post-routes.ts'
import { deletePreviews } from './previews/delete-previews.ts'
import { staffPreviewRoutes } from './previews/staff-routes.ts'
import { checkComment } from './reviews/check-comment.ts'
import { staffSearchTextRoutes } from './search-texts/staff-routes.ts'
import { staffEntryRoutes } from './staff-routes.ts'
import type { Area } from '../platform/area-shape.ts'

export const area = {
  routes: [contentRoutes, articleRoutes, postRoutes],
  staffRoutes: [staffContentRoutes, staffPreviewRoutes, staffSearchTextRoutes, staffEntryRoutes],
  jobs: { check_comment: (ctx, { review_id }) => checkComment(ctx, review_id) },
  deletions: { deletePreviews },
} satisfies Area
