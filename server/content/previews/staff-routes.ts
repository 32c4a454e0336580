import { openPreview } from '#contract/staff/previews.ts'
import type { Ctx } from '../../platform/context.ts'
import type { App } from '../../platform/http/app.ts'
import { serveStaffSteps } from '../../platform/http/serve-staff.ts'
import { draftAnswers } from './draft-answers.ts'
import { storePreview } from './previews.ts'

export function staffPreviewRoutes(app: App, ctx: Ctx): void {
  serveStaffSteps(app, ctx, openPreview, async ({ commit }, { body }, { staff, changes }) => {
    const drafted = await draftAnswers(ctx, body, changes)
    changes.recordNothing()
    return commit((trx) => storePreview(trx, ctx, staff.id, drafted))
  })
}
