import { z } from '@hono/zod-openapi'
import { staffPasswordLength } from '#domain/staff/password.ts'
import { staffRoles } from '#domain/staff/role.ts'
import { endpoint } from '../endpoint.ts'
import { empty, id, time } from '../shapes.ts'

const email = z.string().trim().min(3).max(254).openapi({ example: 'owner@praya.example' })
const anyPassword = z.string().min(1).max(staffPasswordLength.max)

/** A new password. The check against the email is made where the email is known. */
export const newStaffPassword = z
  .string()
  .min(1)
  .max(1000)
  .openapi({
    description: `At least ${staffPasswordLength.min} characters of any kind, six of them different, and not the email address.`,
  })

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
    role: z.enum(staffRoles),
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
  description: 'After several wrong passwords, the next attempt from that address has to wait.',
  access: 'public',
  body: z.object({ email, password: anyPassword }),
  answer: session,
  example: aSession,
})

export const logout = endpoint({
  key: 'POST /auth/logout',
  area: 'auth',
  summary: 'Revoke this token',
  access: 'staff',
  answer: empty,
  example: {},
})

export const getMe = endpoint({
  key: 'GET /auth/me',
  area: 'auth',
  summary: 'Get the staff member this token belongs to',
  access: 'staff',
  answer: me,
  example: {
    _id: 'stf_4fzzzxjylrxbeqQpTAAXHh',
    email: 'owner@praya.example',
    name: 'Chan Siu Ming',
    role: 'owner',
  },
})

export const updatePassword = endpoint({
  key: 'POST /auth/update-password',
  area: 'auth',
  summary: 'Change the password',
  description: 'Revokes every other token of this staff member.',
  access: 'staff',
  body: z.object({ old_password: anyPassword, new_password: newStaffPassword }),
  answer: empty,
  example: {},
})
