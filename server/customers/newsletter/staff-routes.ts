import { createHash } from 'node:crypto'
import * as endpoints from '#contract/staff/newsletter.ts'
import { recordExport } from '../../platform/changes/record-export.ts'
import type { Ctx } from '../../platform/context.ts'
import { presentStaffPage } from '../../platform/http/paging.ts'
import { serveStaff, serveStaffWrite } from '../../platform/http/serve-staff.ts'
import type { App } from '../../platform/http/app.ts'
import { eraseSubscriptions } from './subscribe.ts'
import { listSubscribers } from './subscribers.ts'

export function staffNewsletterRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listSubscribers, async ({ query }) => {
    const { data, total } = await listSubscribers(ctx, query)
    return presentStaffPage('/newsletter/subscribers', query, data, total)
  })

  serveStaff(app, ctx, endpoints.exportSubscribers, async ({ query }, { changes }) => {
    const { data, total } = await listSubscribers(ctx, query)
    await recordExport(ctx, changes, {
      action: 'newsletter_exported',
      subject: 'newsletter',
      query,
      rows: data.length,
      total,
    })
    return presentStaffPage('/newsletter/subscribers/export', query, data, total)
  })

  serveStaffWrite(app, ctx, endpoints.eraseSubscriber, async (trx, { body }, { changes }) => {
    await eraseSubscriptions(trx, [body.email])
    // The log must not keep what was erased.
    const id = createHash('sha256').update(body.email).digest('hex').slice(0, 16)
    const subject = { kind: 'newsletter_subscriber', id }
    await changes.record(trx, { action: 'newsletter_subscriber_erased', subject })
    return {}
  })
}
