import { z } from '@hono/zod-openapi'
import { staffPasswordLength } from '#domain/staff/password.ts'
import { permissionNames } from '#domain/staff/permissions.ts'
import { typedCode } from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { empty, id, locale, named, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

const email = typedCode(254).min(3).openapi({ example: 'owner@praya.example' })
export const anyPassword = z.string().min(1).max(staffPasswordLength.max)

/** A new password. The check against the email is made where the email is known. */
export const newStaffPassword = z
  .string()
  .min(1)
  .max(1000)
  .openapi({
    description: `At least ${staffPasswordLength.min} characters of any kind, six of them different, and not the email address.`,
  })

/** `owner`, `manager`, `assistant`, or the id of one of the shop's own roles. */
export const staffRole = z.string().max(40)
/** Name of one of the shop's own roles; null for the others. */
export const roleName = z.string().nullable()

const session = named('StaffSession', {
  token: z.string().openapi({
    description:
      'Bearer token, valid for twelve hours; while it is in use, `X-Renewed-Token` carries a new one.',
  }),
  expires_at: time,
})

const me = named('StaffSelf', {
  _id: id,
  email: z.string(),
  name: z.string(),
  role: staffRole,
  role_name: roleName,
  permissions: z.array(z.enum(permissionNames)),
  /** Says whether their role requires a second factor that they have not set up. */
  needs_second_factor: z.boolean(),
  /** Says whether they still have a password that someone gave them: nothing else works before. */
  needs_new_password: z.boolean(),
  /** The languages shoppers see: texts are asked for in these. */
  languages: z.object({ shown: z.array(locale), fallback: locale }),
})

const aSession = {
  token: 'k3V9x0Q2m5C8z1R7t4W6y0N8b3L5p2J9d1H4g6S7fXa',
  expires_at: '2026-11-21T16:00:00.000Z',
}

export const login = endpoint({
  key: 'POST /auth/login',
  area: 'auth',
  summary: 'Sign in',
  description:
    'After several wrong passwords, the next attempt from that address has to wait. With a second factor, a call without its code is answered by 401 `second_factor_required`; `code` is one of the app, or a recovery code.',
  access: 'public',
  body: z.object({ email, password: anyPassword, code: typedCode(40).optional() }),
  answer: session,
  example: aSession,
})

const calls = staffCalls('auth', 'oneself')

export const logout = calls.write('POST /auth/logout', {
  summary: 'Revoke this token',
  beforeSecondFactor: true,
  answer: empty,
  idempotent: false,
})

export const getMe = calls.read('GET /auth/me', {
  summary: 'Get the staff member this token belongs to',
  beforeSecondFactor: true,
  answer: me,
})

export const updatePassword = calls.write('POST /auth/update-password', {
  summary: 'Change the password',
  description:
    'Revokes every other token of this staff member. Until a password that someone gave them is replaced, other calls answer 403 `new_password_missing`.',
  beforeSecondFactor: true,
  body: z.object({ old_password: anyPassword, new_password: newStaffPassword }),
  answer: empty,
  idempotent: false,
})

export const forgotPassword = endpoint({
  key: 'POST /auth/forgot-password',
  area: 'auth',
  summary: 'Ask for a link to choose a new password, by email',
  description:
    'The answer is the same for an unknown address. The link works once, for 30 minutes.',
  access: 'public',
  body: z.object({ email }),
  answer: empty,
  example: {},
})

export const choosePassword = endpoint({
  key: 'POST /auth/choose-password',
  area: 'auth',
  summary: 'Choose a password with the key of an emailed link',
  description:
    'Ends every session of this person. 422 `password_link_invalid` if the link was used or is too old.',
  access: 'public',
  body: z.object({ key: z.string().min(20).max(100), password: newStaffPassword }),
  answer: z.object({ email: z.string() }),
  example: { email: 'ka.yan@praya.example' },
})

const staffSession = named('StaffOpenSession', {
  _id: id,
  /** The user agent of the browser. */
  device: z.string(),
  signed_in_at: time,
  /** When it ends if it is not used until then. */
  expires_at: time,
  is_current: z.boolean(),
})

export const listSessions = calls.list('GET /auth/sessions', {
  summary: 'List one’s own sessions, latest sign-in first',
  item: staffSession,
})

export const endSession = calls.remove('DELETE /auth/sessions/{id}', {
  summary: 'End one of one’s own sessions',
  params: z.object({ id }),
})

export const endOtherSessions = calls.remove('DELETE /auth/sessions', {
  summary: 'End all of one’s own sessions but this one',
})
