import * as endpoints from '#contract/staff/configurations.ts'
import * as passwordPage from '#contract/staff/password-page.ts'
import type { Ctx } from '../platform/context.ts'
import { serveStaff, serveStaffSteps, serveStaffWrite } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/app.ts'
import { hashPassword } from '../platform/passwords/hash-password.ts'
import { changePasswordPage, presentPasswordPage } from './password-page.ts'
import { readConfiguration, readConfigurations, setConfiguration } from './set-configuration.ts'

export function staffConfigurationRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listConfigurations, async () => ({
    data: await readConfigurations(ctx.db),
  }))

  serveStaff(app, ctx, endpoints.getConfiguration, async ({ params }) =>
    readConfiguration(ctx.db, params.slug),
  )

  serveStaffWrite(app, ctx, endpoints.setConfiguration, async (trx, { params, body }, caller) => {
    const { staff, changes } = caller
    const wish = { slug: params.slug, value: body.value, knownUpdatedAt: body.known_updated_at }
    return setConfiguration(trx, ctx, { ...wish, permissions: staff.permissions }, changes)
  })

  serveStaff(app, ctx, passwordPage.getPasswordPage, async () => presentPasswordPage(ctx.db))

  serveStaffSteps(
    app,
    ctx,
    passwordPage.setPasswordPage,
    async ({ commit }, { body }, { changes }) => {
      const { password, ...wanted } = body
      const passwordHash = password === undefined ? undefined : await hashPassword(password)
      return commit((trx) => changePasswordPage(trx, ctx, { ...wanted, passwordHash }, changes))
    },
  )
}
