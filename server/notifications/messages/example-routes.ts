import * as endpoints from '#contract/staff/email-examples.ts'
import type { Ctx } from '../../platform/context.ts'
import type { App } from '../../platform/http/app.ts'
import { serveStaff, serveStaffSteps } from '../../platform/http/serve-staff.ts'
import type { Writers } from '../../platform/messages/writers.ts'
import { findExample, listExamples, presentExample, queueExample } from './email-examples.ts'
import { exampleLink } from './email-previews.ts'

export function emailExampleRoutes(app: App, ctx: Ctx, write: Writers): void {
  serveStaff(app, ctx, endpoints.listEmailExamples, async ({ query }) => ({
    data: (await listExamples(ctx, query.locale, write.examples)).map(presentExample),
  }))

  serveStaff(app, ctx, endpoints.getEmailExample, async ({ params, query }) => {
    const example = await findExample(ctx, { ...params, ...query }, write.examples)
    return {
      ...presentExample(example),
      text: example.email.text,
      preview_url: await exampleLink(ctx, example.id, query.locale),
    }
  })

  serveStaffSteps(
    app,
    ctx,
    endpoints.sendEmailExample,
    async ({ commit }, { params, body }, { staff, changes }) => {
      const { id } = await findExample(ctx, { ...params, ...body }, write.examples)
      // Nothing of the shop changes.
      changes.recordNothing()
      return commit(async (trx) => {
        await queueExample(trx, { id, locale: body.locale, staffId: staff.id })
        return {}
      })
    },
  )
}
