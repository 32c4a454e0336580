import { z } from '@hono/zod-openapi'
import { staffPasswordLength } from '#domain/staff/password.ts'
import { permissionNames, permissionsOf } from '#domain/staff/permissions.ts'
import { typedCode } from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { empty, id, locale, time } from '../shapes.ts'

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

const session = z
  .object({
    token: z.string().openapi({
      description:
        'Bearer token, valid for twelve hours; while it is in use, `X-Renewed-Token` carries a new one.',
    }),
    expires_at: time,
  })
  .openapi('StaffSession')

const me = z
  .object({
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
  .openapi('StaffSelf')

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

export const logout = endpoint({
  key: 'POST /auth/logout',
  area: 'auth',
  summary: 'Revoke this token',
  access: 'staff',
  may: 'oneself',
  beforeSecondFactor: true,
  answer: empty,
  example: {},
})

export const getMe = endpoint({
  key: 'GET /auth/me',
  area: 'auth',
  summary: 'Get the staff member this token belongs to',
  access: 'staff',
  may: 'oneself',
  beforeSecondFactor: true,
  answer: me,
  example: {
    _id: 'stf_4fzzzxjylrxbeqQpTAAXHh',
    email: 'siu.ming@praya.example',
    name: 'Chan Siu Ming',
    role: 'manager',
    role_name: null,
    permissions: permissionsOf('manager'),
    needs_second_factor: false,
    needs_new_password: false,
    languages: { shown: ['en', 'zh', 'cn'], fallback: 'en' },
  },
})

export const updatePassword = endpoint({
  key: 'POST /auth/update-password',
  area: 'auth',
  summary: 'Change the password',
  description:
    'Revokes every other token of this staff member. Until a password that someone gave them is replaced, other calls answer 403 `new_password_missing`.',
  access: 'staff',
  may: 'oneself',
  beforeSecondFactor: true,
  body: z.object({ old_password: anyPassword, new_password: newStaffPassword }),
  answer: empty,
  example: {},
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

const staffSession = z
  .object({
    _id: id,
    /** The user agent of the browser. */
    device: z.string(),
    signed_in_at: time,
    /** When it ends if it is not used until then. */
    expires_at: time,
    is_current: z.boolean(),
  })
  .openapi('StaffOpenSession')

export const listSessions = endpoint({
  key: 'GET /auth/sessions',
  area: 'auth',
  summary: 'List one’s own sessions, latest sign-in first',
  access: 'staff',
  may: 'oneself',
  answer: z.object({ data: z.array(staffSession) }),
  example: {
    data: [
      {
        _id: 'ssn_4fzzzxjylrxbeqQpTAAXHh',
        device: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15',
        signed_in_at: '2026-11-21T01:30:00.000Z',
        expires_at: '2026-11-21T16:00:00.000Z',
        is_current: true,
      },
    ],
  },
})

export const endSession = endpoint({
  key: 'DELETE /auth/sessions/{id}',
  area: 'auth',
  summary: 'End one of one’s own sessions',
  access: 'staff',
  may: 'oneself',
  params: z.object({ id }),
  answer: empty,
  example: {},
})

export const endOtherSessions = endpoint({
  key: 'DELETE /auth/sessions',
  area: 'auth',
  summary: 'End all of one’s own sessions but this one',
  access: 'staff',
  may: 'oneself',
  answer: empty,
  example: {},
})
