import * as endpoints from '#contract/endpoints/membership.ts'
import type { Ctx } from '../platform/context.ts'
import { presentPage } from '../platform/http/paging.ts'
import type { App } from '../platform/http/app.ts'
import { serve } from '../platform/http/serve.ts'
import { pointsBalance } from './balance.ts'
import { comingPoints } from './coming-points.ts'
import { endingPoints } from './ending-points.ts'
import { pointsHistoryOf } from './history.ts'
import { membershipOf } from './status.ts'

export function membershipRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.membershipStatus, async (_, { account }) =>
    membershipOf(ctx, account.id),
  )

  serve(app, ctx, endpoints.membershipBalance, async (_, { account }) => {
    const now = ctx.clock()
    return {
      balance: await pointsBalance(ctx.db, account.id, now),
      coming: await comingPoints(ctx.db, account.id, now),
      expiring: await endingPoints(ctx.db, account.id, now),
    }
  })

  serve(app, ctx, endpoints.membershipTransactions, async ({ query }, { account }) => {
    const { data, total } = await pointsHistoryOf(ctx.db, account.id, query, ctx.clock())
    return presentPage('/profiles/membership/transactions', query, data, total)
  })
}
