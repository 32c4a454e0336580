import * as endpoints from '#contract/endpoints/profiles.ts'
import type { Ctx } from '../../platform/context.ts'
import { serve, type App } from '../../platform/http/serve.ts'
import { changeAccount, presentAccount } from './account.ts'
import { closeAccount } from './close-account.ts'
import { changeSettings, readSettings } from './notification-settings.ts'
import { readRecipient, writeRecipient } from './recipient.ts'

export function profileRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.getAccount, (_, { account }) => presentAccount(ctx.db, account.id))

  serve(app, ctx, endpoints.updateAccount, ({ body }, { account, address }) =>
    changeAccount(ctx, { accountId: account.id, address }, body),
  )

  serve(app, ctx, endpoints.closeAccount, async ({ body }, { account, address }) => {
    await closeAccount(ctx, account, { password: body.password, address })
    return {}
  })

  serve(app, ctx, endpoints.getRecipient, (_, { account }) => readRecipient(ctx, account.id))

  serve(app, ctx, endpoints.updateRecipient, ({ body }, { account }) =>
    writeRecipient(ctx, account.id, body),
  )

  serve(app, ctx, endpoints.getNotificationSettings, (_, { account }) =>
    readSettings(ctx.db, account.id),
  )

  serve(app, ctx, endpoints.updateNotificationSettings, ({ body }, { account }) =>
    changeSettings(ctx, account.id, body),
  )
}
