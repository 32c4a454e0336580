import * as endpoints from '#contract/staff/auth.ts'
import { DomainError } from '#domain/errors.ts'
import { endSubscriptions } from '../notifications/push/push-subscriptions.ts'
import type { Ctx } from '../platform/context.ts'
import { countAgainst, limits } from '../platform/http/rate-limit.ts'
import { serveStaff, serveStaffSteps, serveStaffWrite } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/app.ts'
import { addJob } from '../platform/jobs/queue.ts'
import { findLanguages } from '../platform/languages.ts'
import { checkChoice, hashStaffPassword, setPassword } from './choose-password.ts'
import { findPasswordLink, spendPasswordLink } from './password-links.ts'
import { proveSecondFactor } from './second-factor.ts'
import { endSessions, listOpenSessions } from './sessions.ts'
import { checkSignIn, signInStaff } from './sign-in.ts'

export function staffAuthRoutes(app: App, ctx: Ctx): void {
  serveStaffSteps(app, ctx, endpoints.login, async ({ commit }, { body }, caller) => {
    const { address, device, sentToken } = caller
    await countAgainst(ctx, limits.staffSignIns, address)
    const { email, password, code } = body
    const staff = await checkSignIn(ctx, { email, password, address })
    const proof = await proveSecondFactor(ctx, staff.id, code)
    return commit(async (trx) => {
      const { token, expiresAt } = await signInStaff(trx, ctx, { staff, proof, device, sentToken })
      return { token, expires_at: expiresAt.toISOString() }
    })
  })

  serveStaffWrite(app, ctx, endpoints.logout, async (trx, _, caller) => {
    const { staff, tokenHashes, sessionId, changes } = caller
    await trx.deleteFrom('staff_tokens').where('hash', 'in', tokenHashes).execute()
    await endSubscriptions(trx, staff.id, { only: sessionId })
    await changes.record(trx, { action: 'signed_out', subject: { kind: 'staff', id: staff.id } })
    return {}
  })

  serveStaff(app, ctx, endpoints.getMe, async (_, caller) => {
    const { staff, needsSecondFactor, needsNewPassword } = caller
    const { email, role_name } = await ctx.db
      .selectFrom('staff as s')
      .innerJoin('staff_roles as r', 'r.id', 's.role')
      .select(['s.email', 'r.name as role_name'])
      .where('s.id', '=', staff.id)
      .executeTakeFirstOrThrow()
    const { id, name, role, permissions } = staff
    const own = { email, name, role, role_name, permissions: [...permissions] }
    const needs = { needs_second_factor: needsSecondFactor, needs_new_password: needsNewPassword }
    const { shown, fallback } = await findLanguages(ctx.db)
    return { _id: id, ...own, ...needs, languages: { shown: [...shown], fallback } }
  })

  serveStaffSteps(app, ctx, endpoints.updatePassword, async ({ commit }, { body }, caller) => {
    const { staff, tokenHashes, sessionId, changes } = caller
    const { old_password: oldPassword, new_password: newPassword } = body
    const hash = await checkChoice(ctx, { staffId: staff.id, oldPassword, newPassword })
    return commit(async (trx) => {
      await setPassword(trx, staff.id, hash, { tokenHashes, sessionId })
      const subject = { kind: 'staff', id: staff.id }
      await changes.record(trx, { action: 'password_changed', subject })
      return {}
    })
  })

  passwordLinkRoutes(app, ctx)
  sessionRoutes(app, ctx)
}

function passwordLinkRoutes(app: App, ctx: Ctx): void {
  serveStaffSteps(app, ctx, endpoints.forgotPassword, async ({ commit }, { body }, caller) => {
    const email = body.email.toLowerCase()
    await countAgainst(ctx, limits.staffForgottenPasswords, caller.address)
    await countAgainst(ctx, limits.staffPasswordLinks, email)
    return commit(async (trx) => {
      await addJob(trx, 'send_password_link', { email, kind: 'reset', locale: caller.locale })
      return {}
    })
  })

  serveStaffSteps(app, ctx, endpoints.choosePassword, async ({ commit }, { body }, { address }) => {
    const link = await findPasswordLink(ctx, { key: body.key, address })
    const hash = await hashStaffPassword(ctx, body.password, link.email, 'password')
    return commit(async (trx) => {
      await spendPasswordLink(trx, link, hash)
      return { email: link.email }
    })
  })
}

function sessionRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listSessions, async (_, { staff, sessionId }) => {
    const at = { now: ctx.clock(), current: sessionId }
    return { data: await listOpenSessions(ctx.db, staff.id, at) }
  })

  serveStaffWrite(app, ctx, endpoints.endSession, async (trx, { params }, { staff, changes }) => {
    const isEnded = await endSessions(trx, staff.id, { only: params.id })
    if (!isEnded) throw new DomainError('not_found')
    await changes.record(trx, { action: 'session_ended', subject: { kind: 'staff', id: staff.id } })
    return {}
  })

  serveStaffWrite(app, ctx, endpoints.endOtherSessions, async (trx, _, caller) => {
    const { staff, sessionId, changes } = caller
    const isEnded = await endSessions(trx, staff.id, { keep: sessionId })
    const subject = { kind: 'staff', id: staff.id }
    if (isEnded) await changes.record(trx, { action: 'sessions_ended', subject })
    else changes.recordNothing()
    return {}
  })
}
