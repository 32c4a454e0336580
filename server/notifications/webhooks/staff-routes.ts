import * as endpoints from '#contract/staff/webhooks.ts'
import type { Ctx } from '../../platform/context.ts'
import type { App } from '../../platform/http/app.ts'
import { presentStaffPage } from '../../platform/http/paging.ts'
import { serveStaff, serveStaffWrite } from '../../platform/http/serve-staff.ts'
import {
  listDeliveries,
  readDelivery,
  replayDelivery,
  replayFailed,
  sendTest,
} from './deliveries.ts'
import { addWebhook, deleteWebhook, readWebhooks, rotateSecret, updateWebhook } from './webhooks.ts'

export function staffWebhookRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listWebhooks, async () => ({ data: await readWebhooks(ctx.db) }))

  serveStaffWrite(app, ctx, endpoints.createWebhook, async (trx, { body }, { changes }) =>
    addWebhook(trx, ctx, body, changes),
  )

  serveStaffWrite(app, ctx, endpoints.changeWebhook, async (trx, { params, body }, { changes }) =>
    updateWebhook(trx, ctx, params.id, body, changes),
  )

  serveStaffWrite(app, ctx, endpoints.deleteWebhook, async (trx, { params }, { changes }) => {
    await deleteWebhook(trx, params.id, changes)
    return {}
  })

  serveStaffWrite(app, ctx, endpoints.rotateWebhookSecret, async (trx, { params }, { changes }) =>
    rotateSecret(trx, ctx, params.id, changes),
  )

  serveStaffWrite(app, ctx, endpoints.testWebhook, async (trx, { params }, { changes }) =>
    sendTest(trx, params.id, changes),
  )

  serveStaff(app, ctx, endpoints.listDeliveries, async ({ params, query }) => {
    const { data, total } = await listDeliveries(ctx.db, params.id, query)
    return presentStaffPage(`/webhooks/${params.id}/deliveries`, query, data, total)
  })

  serveStaff(app, ctx, endpoints.getDelivery, async ({ params }) => readDelivery(ctx.db, params.id))

  serveStaffWrite(app, ctx, endpoints.replayDelivery, async (trx, { params }, { changes }) =>
    replayDelivery(trx, params.id, changes),
  )

  serveStaffWrite(app, ctx, endpoints.replayFailed, async (trx, { params }, { changes }) => ({
    count: await replayFailed(trx, params.id, changes),
  }))
}
