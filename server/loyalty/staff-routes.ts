import * as endpoints from '#contract/staff/membership.ts'
import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../platform/context.ts'
import { presentStaffPage } from '../platform/http/paging.ts'
import { serveStaff, serveStaffWrite } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/app.ts'
import { adjustPoints } from './adjust-points.ts'
import { pointsBalance } from './balance.ts'
import { pointsHistoryOf } from './history.ts'
import { readTerms } from './terms.ts'

export function staffMembershipRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.readPoints, async ({ params, query }) => {
    const accountId = params.account_id
    const account = await ctx.db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', accountId)
      .executeTakeFirst()
    if (!account) throw new DomainError('not_found')
    const { data, total } = await pointsHistoryOf(ctx.db, accountId, query)
    return {
      ...presentStaffPage(`/customers/${accountId}/points`, query, data, total),
      balance: await pointsBalance(ctx.db, accountId, ctx.clock()),
    }
  })

  serveStaff(app, ctx, endpoints.listTiers, async () => {
    const { tiers } = await readTerms(ctx)
    return { data: tiers.map(({ slug, title }) => ({ slug, title })) }
  })

  serveStaffWrite(app, ctx, endpoints.adjustPoints, async (trx, { params, body }, { changes }) =>
    adjustPoints(trx, ctx, { accountId: params.account_id, ...body }, changes),
  )
}
