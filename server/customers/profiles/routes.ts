import * as endpoints from '#contract/endpoints/profiles.ts'
import { shownLocale } from '#domain/languages.ts'
import type { Locale } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'
import { eraseFiles, type ErasedFile } from '../../platform/files/erase-uploads.ts'
import { erasePicture } from '../../platform/files/renditions.ts'
import type { App } from '../../platform/http/app.ts'
import { serve, serveSteps, serveWrite } from '../../platform/http/serve.ts'
import { currentLanguages } from '../../platform/languages.ts'
import { exportOwnData } from '../export-customer.ts'
import { requirePassword } from '../auth/change-password.ts'
import { changeAccount, prepareAccountChange, presentAccount } from './account.ts'
import { eraseAccount } from './close-account.ts'
import { changeSettings, readSettings } from './notification-settings.ts'
import { readRecipient, writeRecipient } from './recipient.ts'

export function profileRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.getAccount, (_, { account }) => presentAccount(ctx.db, account.id))

  serveSteps(app, ctx, endpoints.updateAccount, async ({ commit }, { body }, caller) => {
    const { account, address } = caller
    const accountId = account.id
    const avatar = await prepareAccountChange(ctx, { accountId, address }, body)
    let replaced: ErasedFile | undefined
    const answer = await commit(async (trx) => {
      replaced = await changeAccount(trx, ctx, { accountId, form: body, avatar })
      return presentAccount(trx, accountId)
    })
    if (replaced) await erasePicture(ctx, replaced)
    return answer
  })

  serveSteps(app, ctx, endpoints.closeAccount, async ({ commit }, { body }, caller) => {
    const shown = { field: 'password', password: body.password, address: caller.address }
    const { id } = await requirePassword(ctx, caller.account, shown)
    let files: readonly ErasedFile[] = []
    const answer = await commit(async (trx) => {
      files = await eraseAccount(trx, ctx, id)
      return {}
    })
    await eraseFiles(ctx, files)
    return answer
  })

  // The export opens its own transaction: a snapshot of all tables.
  serve(app, ctx, endpoints.exportAccount, async ({ body }, { account, address }) => {
    await requirePassword(ctx, account, { field: 'password', password: body.password, address })
    return exportOwnData(ctx, account.id)
  })

  serve(app, ctx, endpoints.getRecipient, (_, { account }) => readRecipient(ctx, account.id))

  serveWrite(app, ctx, endpoints.updateRecipient, (trx, { body }, { account }) =>
    writeRecipient(trx, ctx, account.id, body),
  )

  serve(app, ctx, endpoints.getNotificationSettings, async (_, { account }) =>
    inShownLanguage(ctx, await readSettings(ctx.db, account.id)),
  )

  serveWrite(app, ctx, endpoints.updateNotificationSettings, async (trx, { body }, { account }) =>
    inShownLanguage(ctx, await changeSettings(trx, ctx, account.id, body)),
  )
}

/** The language the customer is written to, while the one they chose is switched off. */
function inShownLanguage<Settings extends { language: Locale }>(
  ctx: Ctx,
  settings: Settings,
): Settings {
  return { ...settings, language: shownLocale(currentLanguages(ctx), settings.language) }
}
