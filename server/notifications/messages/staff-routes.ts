import * as endpoints from '#contract/staff/messages.ts'
import type { Ctx } from '../../platform/context.ts'
import type { App } from '../../platform/http/app.ts'
import { presentStaffPage } from '../../platform/http/paging.ts'
import { serveStaff, serveStaffWrite } from '../../platform/http/serve-staff.ts'
import type { Writers } from '../../platform/messages/writers.ts'
import { emailPreviewLink } from './email-previews.ts'
import { getMessage, listMessages, listOrderMessages, presentMessage } from './list-messages.ts'
import { previewMessage } from './preview-message.ts'
import { resendFailed, resendMessage, setMessageAside } from './resend-messages.ts'

export function staffMessageRoutes(app: App, ctx: Ctx, write: Writers): void {
  serveStaff(app, ctx, endpoints.listMessages, async ({ query }) => {
    const { data, total } = await listMessages(ctx.db, query)
    return presentStaffPage('/messages', query, data, total)
  })

  serveStaff(app, ctx, endpoints.getMessage, async ({ params }) => {
    const row = await getMessage(ctx.db, params.id)
    const preview = await previewMessage(ctx, row, write.message)
    return {
      ...presentMessage(row),
      text: preview?.text ?? null,
      preview_url: preview?.html ? await emailPreviewLink(ctx, row.id) : null,
    }
  })

  serveStaff(app, ctx, endpoints.listOrderMessages, async ({ params }) => ({
    data: await listOrderMessages(ctx.db, params.id),
  }))

  serveStaffWrite(app, ctx, endpoints.resendMessage, async (trx, { params }, { changes }) => {
    await resendMessage(trx, ctx, params.id, changes)
    return presentMessage(await getMessage(trx, params.id))
  })

  serveStaffWrite(app, ctx, endpoints.resendFailed, async (trx, _input, { changes }) => ({
    count: await resendFailed(trx, ctx, changes),
  }))

  serveStaffWrite(app, ctx, endpoints.setMessageAside, async (trx, { params }, { changes }) => {
    await setMessageAside(trx, params.id, changes)
    return {}
  })
}
