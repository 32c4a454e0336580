import { z } from '@hono/zod-openapi'
import { staffPasswordLength } from '#domain/staff/password.ts'
import { staffRoles } from '#domain/staff/role.ts'
import { endpoint } from '../endpoint.ts'
import { empty, id, time } from '../shapes.ts'

const email = z.string().trim().min(3).max(254).openapi({ example: 'owner@praya.example' })
const anyPassword = z.string().min(1).max(staffPasswordLength.max)

/** As it is chosen: the rest of the rule needs the address, and is checked with it. */
export const newStaffPassword = z
  .string()
  .min(1)
  .max(1000)
  .openapi({
    description: `At least ${staffPasswordLength.min} characters of any kind, six of them different, and not the address over again.`,
  })

const session = z
  .object({
    token: z.string().openapi({
      description:
        'Bearer token. Twelve hours; a fresh one comes in `X-Renewed-Token` while in use.',
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
  description: 'Wrong passwords in a row make the next try from that address wait longer.',
  access: 'public',
  body: z.object({ email, password: anyPassword }),
  answer: session,
  example: aSession,
})

export const logout = endpoint({
  key: 'POST /auth/logout',
  area: 'auth',
  summary: 'End this token',
  access: 'staff',
  answer: empty,
  example: {},
})

export const getMe = endpoint({
  key: 'GET /auth/me',
  area: 'auth',
  summary: 'Who this token belongs to',
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
  summary: 'Choose a new password',
  description: 'Every other token of this staff member ends.',
  access: 'staff',
  body: z.object({ old_password: anyPassword, new_password: newStaffPassword }),
  answer: empty,
  example: {},
})
