import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import {
  areaCode,
  email,
  knownPassword,
  newPassword,
  orEmpty,
  personName,
  phone,
  typedCode,
  unread,
} from '../contact-shapes.ts'
import { id, requiredText, time } from '../shapes.ts'

export const genders = ['male', 'female', 'other'] as const

const session = z
  .object({
    token: z.string().openapi({ description: 'Bearer token, renewed while in use.' }),
    expires_at: time,
  })
  .openapi('Session')

const exampleSession = {
  token: 'mW3vYb0kq8T1nZc5Rr7LxPd2Hs9UfJg4AeKiOoQtVwB',
  expires_at: '2026-11-21T04:30:00.000Z',
}

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
          avatar: z.string().nullable(),
          gender: z.enum(genders).nullable(),
          country: z.string().nullable(),
          is_email_verified: z.boolean(),
          is_phone_verified: z.boolean(),
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

const temporaryAccount = z.object({
  type: z.literal('TEMP'),
  email: temporaryEmail,
  password: temporaryPassword,
  ...unread('username', 'area_code', 'phone'),
})

const byEmail = z.object({
  type: z.literal('EMAIL'),
  email,
  username: personName.optional(),
  area_code: orEmpty(areaCode),
  phone: orEmpty(phone),
  password: newPassword,
})

const byPhone = z.object({
  type: z.literal('PHONE'),
  area_code: areaCode,
  phone,
  username: personName.optional(),
  email: orEmpty(email),
  password: newPassword,
})

export const register = endpoint({
  key: 'POST /auth/register',
  area: 'auth',
  summary: 'Create an account',
  description:
    'TEMP: the browser generates email and password at random (at least 128 bits together), keeps them private and is signed in. EMAIL and PHONE: sign in next; the answer is the same whether or not the address already has an account, and a message to that address tells which.',
  access: 'public',
  body: z.discriminatedUnion('type', [temporaryAccount, byEmail, byPhone]),
  answer: z
    .object({
      token: z.string().nullable().openapi({ description: 'Null for EMAIL and PHONE.' }),
      expires_at: time.nullable(),
    })
    .openapi('Registration'),
  example: { token: null, expires_at: null },
})

export const migrate = endpoint({
  key: 'POST /auth/migrate',
  area: 'auth',
  summary: 'Convert the visitor’s temporary account to a registered one',
  description:
    'Cart, orders and likes are kept. All tokens of the account are revoked: sign in next. The answer is the same whether or not the address already has an account.',
  access: 'account',
  body: z.discriminatedUnion('type', [byEmail, byPhone]),
  answer: z.object({}),
  example: {},
})

const loginId = requiredText.max(254)

export const login = endpoint({
  key: 'POST /auth/login',
  area: 'auth',
  summary: 'Sign in',
  description:
    'PHONE: `login_id` is area code and number, digits only. If sent with the token of a temporary account, its cart, orders and likes are merged into the account signed in to.',
  access: 'public',
  body: z.discriminatedUnion('type', [
    z.object({ type: z.literal('TEMP'), login_id: loginId, password: knownPassword }),
    z.object({ type: z.literal('EMAIL'), login_id: loginId, password: knownPassword }),
    z.object({ type: z.literal('PHONE'), login_id: loginId, password: knownPassword }),
  ]),
  answer: session,
  example: exampleSession,
})

export const loginWithCode = endpoint({
  key: 'POST /auth/login-with-code',
  area: 'auth',
  summary: 'Sign in with a code sent to a verified phone',
  description:
    'Uses the code up. Five wrong codes end it. A temporary account is merged as at `POST /auth/login`.',
  access: 'public',
  body: z.object({
    area_code: areaCode,
    phone,
    verification_code: typedCode(128).min(1).openapi({ example: '482913' }),
  }),
  answer: session,
  example: exampleSession,
})

export const logout = endpoint({
  key: 'GET /auth/logout',
  area: 'auth',
  summary: 'Revoke this token',
  access: 'account',
  answer: z.object({}),
  example: {},
})

export const whoAmI = endpoint({
  key: 'GET /auth/user',
  area: 'auth',
  summary: 'Get the account this token belongs to',
  access: 'account',
  answer: user,
  example: {
    user: {
      _id: 'acc_4fzzzxjylrxbeqQpTAAXHh',
      type: 'REGISTERED',
      info: {
        user: {
          username: 'Chan Tai Man',
          email: 'tai.man@example.com',
          area_code: '852',
          phone: '91234567',
          avatar: null,
          gender: null,
          country: 'HK',
          is_email_verified: true,
          is_phone_verified: false,
        },
      },
    },
  },
})
