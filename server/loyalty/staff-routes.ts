import * as endpoints from '#contract/staff/membership.ts'
import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../platform/context.ts'
import { presentStaffPage } from '../platform/http/paging.ts'
import { serveStaff, serveStaffWrite } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/app.ts'
import { adjustPoints } from './adjust-points.ts'
import { pointsBalance } from './balance.ts'
import { comingPoints } from './coming-points.ts'
import { pointsHistoryOf } from './history.ts'
import { releasePoints } from './release-points.ts'
import { readTerms } from './terms.ts'

export function staffMembershipRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.readPoints, async ({ params, query }) => {
    const accountId = params.account_id
    const now = ctx.clock()
    const account = await ctx.db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', accountId)
      .executeTakeFirst()
    if (!account) throw new DomainError('not_found')
    const { data, total } = await pointsHistoryOf(ctx.db, accountId, query, now)
    return {
      ...presentStaffPage(`/customers/${accountId}/points`, query, data, total),
      balance: await pointsBalance(ctx.db, accountId, now),
      coming: await comingPoints(ctx.db, accountId, now),
    }
  })

  serveStaff(app, ctx, endpoints.listTiers, async () => {
    const { tiers } = await readTerms(ctx)
    return { data: tiers.map(({ slug, title }) => ({ slug, title })) }
  })

  serveStaffWrite(app, ctx, endpoints.adjustPoints, async (trx, { params, body }, { changes }) =>
    adjustPoints(trx, ctx, { accountId: params.account_id, ...body }, changes),
  )

  serveStaffWrite(app, ctx, endpoints.releasePoints, async (trx, { params, body }, { changes }) => {
    const { account_id: accountId } = params
    const { order_id: orderId, reason } = body
    await releasePoints(trx, ctx, { accountId, orderId, reason }, changes)
    const now = ctx.clock()
    return {
      balance: await pointsBalance(trx, accountId, now),
      coming: await comingPoints(trx, accountId, now),
    }
  })
}
