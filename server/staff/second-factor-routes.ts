import * as endpoints from '#contract/staff/second-factor.ts'
import type { Ctx } from '../platform/context.ts'
import { serveStaff, serveStaffSteps } from '../platform/http/serve-staff.ts'
import type { App } from '../platform/http/app.ts'
import { checkPassword } from './choose-password.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import {
  checkEnrolment,
  confirmEnrolment,
  drawEnrolment,
  readSecondFactor,
  removeSecondFactor,
  requireSecondFactor,
  storeEnrolment,
} from './second-factor.ts'
import { endSessions } from './sessions.ts'

/** A session alone does not suffice to change how its owner signs in: the password is asked for. */
export function secondFactorRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.getSecondFactor, async (_, { staff }) =>
    readSecondFactor(ctx.db, staff.id),
  )

  serveStaffSteps(app, ctx, endpoints.startSecondFactor, async ({ commit }, { body }, caller) => {
    const { staff, changes } = caller
    await checkPassword(ctx, staff.id, body.password)
    const { enrolment, sealed } = await drawEnrolment(ctx, staff.id)
    return commit(async (trx) => {
      await storeEnrolment(trx, ctx, staff.id, sealed)
      await changes.record(trx, { action: 'second_factor_started', subject: ownOf(staff) })
      return enrolment
    })
  })

  serveStaffSteps(app, ctx, endpoints.confirmSecondFactor, async ({ commit }, { body }, caller) => {
    const { staff, sessionId, changes } = caller
    const step = await checkEnrolment(ctx, staff.id, body.code)
    return commit(async (trx) => {
      const codes = await confirmEnrolment(trx, ctx, staff.id, step)
      await endSessions(trx, staff.id, { keep: sessionId })
      await changes.record(trx, { action: 'second_factor_turned_on', subject: ownOf(staff) })
      return { recovery_codes: codes }
    })
  })

  serveStaffSteps(app, ctx, endpoints.renewRecoveryCodes, async ({ commit }, { body }, caller) => {
    const { staff, changes } = caller
    await checkPassword(ctx, staff.id, body.password)
    return commit(async (trx) => {
      await requireSecondFactor(trx, staff.id)
      const codes = await replaceRecoveryCodes(trx, staff.id)
      await changes.record(trx, { action: 'recovery_codes_renewed', subject: ownOf(staff) })
      return { recovery_codes: codes }
    })
  })

  serveStaffSteps(app, ctx, endpoints.turnOffSecondFactor, async ({ commit }, { body }, caller) => {
    const { staff, changes } = caller
    await checkPassword(ctx, staff.id, body.password)
    return commit(async (trx) => {
      await requireSecondFactor(trx, staff.id)
      await removeSecondFactor(trx, staff.id)
      await changes.record(trx, { action: 'second_factor_turned_off', subject: ownOf(staff) })
      return {}
    })
  })
}

function ownOf({ id }: { id: string }) {
  return { kind: 'staff', id }
}
