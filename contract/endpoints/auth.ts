import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { id, requiredText, time } from '../shapes.ts'

const session = z
  .object({
    token: z.string().openapi({ description: 'Bearer token, renewed while in use.' }),
    expires_at: time,
  })
  .openapi('Session')

const user = z
  .object({
    user: z.object({
      _id: id,
      type: z.enum(['TEMP', 'REGISTERED']),
      info: z.object({
        user: z.object({
          username: z.string().nullable(),
          email: z.string().nullable(),
          area_code: z.string().nullable(),
          phone: z.string().nullable(),
        }),
      }),
    }),
  })
  .openapi('User')

const temporaryEmail = z
  .string()
  .max(120)
  .regex(/^[a-z0-9-]{22,64}@temp\.invalid$/)
  .openapi({ example: 'k3v9x0q2m5c8z1r7t4w6y0@temp.invalid' })

const temporaryPassword = z
  .string()
  .min(22)
  .max(128)
  .regex(/^[A-Za-z0-9]+$/)

export const register = endpoint({
  key: 'POST /auth/register',
  area: 'auth',
  summary: 'Create a temporary account',
  description:
    'The browser draws email and password at random (at least 128 bits together) and keeps them to itself.',
  access: 'public',
  body: z.object({
    type: z.literal('TEMP'),
    email: temporaryEmail,
    password: temporaryPassword,
  }),
  answer: session,
})

export const login = endpoint({
  key: 'POST /auth/login',
  area: 'auth',
  summary: 'Sign in',
  access: 'public',
  body: z.object({
    type: z.literal('TEMP'),
    login_id: requiredText,
    password: z.string().min(1).max(128),
  }),
  answer: session,
})

export const logout = endpoint({
  key: 'GET /auth/logout',
  area: 'auth',
  summary: 'End this token',
  access: 'account',
  answer: z.object({}),
})

export const whoAmI = endpoint({
  key: 'GET /auth/user',
  area: 'auth',
  summary: 'Who this token belongs to',
  access: 'account',
  answer: user,
})
