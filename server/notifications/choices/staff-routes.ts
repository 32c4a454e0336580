import * as endpoints from '#contract/staff/notifications.ts'
import type { Ctx } from '../../platform/context.ts'
import type { App } from '../../platform/http/app.ts'
import { serveStaff, serveStaffWrite } from '../../platform/http/serve-staff.ts'
import { addSubscription, deleteSubscription, queueTestPush } from '../push/push-subscriptions.ts'
import { keepLanguage, readNotifications, saveChoice } from './choices.ts'

export function ownNotificationRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.getNotifications, async (_, { staff, locale }) =>
    readNotifications(ctx.db, staff, locale),
  )

  serveStaffWrite(app, ctx, endpoints.chooseNotifications, async (trx, { body }, caller) => {
    const { staff, locale, changes } = caller
    await saveChoice(trx, staff, body, changes)
    return readNotifications(trx, staff, locale)
  })

  serveStaffWrite(app, ctx, endpoints.subscribeBrowser, async (trx, { body }, caller) => {
    const { staff, locale, sessionId, device, changes } = caller
    await keepLanguage(trx, staff.id, locale)
    const { endpoint, keys } = body
    const browser = { staffId: staff.id, sessionId, device, endpoint, ...keys }
    return addSubscription(trx, ctx, browser, changes)
  })

  serveStaffWrite(app, ctx, endpoints.unsubscribeBrowser, async (trx, { params }, caller) => {
    await deleteSubscription(trx, { id: params.id, staffId: caller.staff.id }, caller.changes)
    return {}
  })

  serveStaffWrite(app, ctx, endpoints.testPush, async (trx, { params }, caller) => {
    await queueTestPush(trx, { id: params.id, staffId: caller.staff.id }, caller.changes)
    return {}
  })
}
