import { z } from '@hono/zod-openapi'
import {
  areaCode,
  email,
  knownPassword,
  newPassword,
  phone,
  typedCode,
  unread,
} from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { time } from '../shapes.ts'

export const codePurposes = [
  'confirm_email',
  'confirm_phone',
  'reset_password',
  'change_email',
  'change_phone',
  'sign_in',
] as const

const code = typedCode(128).min(1).openapi({
  description:
    'A long code in the link of an email; in a text message six digits, or twelve to reset a password. Spaces and hyphens in it are ignored.',
  example: '482913',
})

const nothing = { answer: z.object({}), example: {} }

/** The number a code was sent to; not needed for a code that identifies its account. */
const sentTo = {
  area_code: areaCode.optional(),
  phone: phone.optional(),
}

export const verify = endpoint({
  key: 'GET /auth/verify',
  area: 'auth',
  summary: 'Verify an email or phone number by its code',
  description: 'Uses the code up. A six-digit code requires the token of its account.',
  access: 'public',
  query: z.object({ verification_code: code }),
  answer: z.object({ verified: z.enum(['email', 'phone']) }),
  example: { verified: 'email' },
})

export const checkCode = endpoint({
  key: 'GET /auth/check-verification-code',
  area: 'auth',
  summary: 'Check a code without using it up',
  description:
    'A six-digit code requires the token of its account, or the number it was sent to. Five wrong attempts invalidate a numeric code.',
  access: 'public',
  query: z.object({ verification_code: code, ...sentTo }),
  answer: z.object({ purpose: z.enum(codePurposes), expires_at: time }),
  example: { purpose: 'reset_password', expires_at: '2026-11-21T04:30:00.000Z' },
})

export const requestLoginCode = endpoint({
  key: 'POST /auth/request-login-code',
  area: 'auth',
  summary: 'Request a code to sign in with',
  description:
    'Six digits, sent by text message to a number that its customer has verified. The answer and its timing are the same for any other number.',
  access: 'public',
  idempotent: true,
  body: z.object({ area_code: areaCode, phone }),
  ...nothing,
})

export const requestVerification = endpoint({
  key: 'POST /auth/request-verification',
  area: 'auth',
  summary: 'Resend the code that verifies the account’s email or phone',
  access: 'registered',
  idempotent: true,
  body: z.object({ type: z.enum(['EMAIL', 'PHONE']) }),
  ...nothing,
})

export const forgetPassword = endpoint({
  key: 'POST /auth/forget-password',
  area: 'auth',
  summary: 'Request a code to reset a password',
  description: 'The answer and its timing are the same whether or not the account exists.',
  access: 'public',
  idempotent: true,
  body: z.discriminatedUnion('type', [
    z.object({ type: z.literal('EMAIL'), email, ...unread('area_code', 'phone') }),
    z.object({ type: z.literal('PHONE'), area_code: areaCode, phone, ...unread('email') }),
  ]),
  ...nothing,
})

export const resetPassword = endpoint({
  key: 'POST /auth/reset-password',
  area: 'auth',
  summary: 'Reset the password with a code',
  description:
    'Signs the account out everywhere. If a number is given, it must be the one the code was sent to.',
  access: 'public',
  body: z.object({ verification_code: code, new_password: newPassword, ...sentTo }),
  ...nothing,
})

export const updatePassword = endpoint({
  key: 'POST /auth/update-password',
  area: 'auth',
  summary: 'Change the password with the old one',
  description: 'Revokes every other token of the account.',
  access: 'registered',
  body: z.object({ old_password: knownPassword, new_password: newPassword }),
  ...nothing,
})

export const changeEmailRequest = endpoint({
  key: 'GET /auth/change-email-request',
  area: 'auth',
  summary: 'Send the code needed to change the email',
  description: 'Sent to the current email, or to the phone of an account without one.',
  access: 'registered',
  answer: z.object({ channel: z.enum(['email', 'phone']) }),
  example: { channel: 'email' },
})

export const changeEmail = endpoint({
  key: 'POST /auth/change-email',
  area: 'auth',
  summary: 'Change the email',
  description:
    'The new email takes effect once the link sent to it is used; until then the old one stays. The answer does not reveal whether the new one belongs to another account.',
  access: 'registered',
  idempotent: true,
  body: z.object({ verification_code: code, email }),
  ...nothing,
})

export const changePhoneRequest = endpoint({
  key: 'GET /auth/change-phone-request',
  area: 'auth',
  summary: 'Send the code needed to change the phone number',
  description: 'Sent to the current number, or to the email of an account without one.',
  access: 'registered',
  answer: z.object({ channel: z.enum(['email', 'phone']) }),
  example: { channel: 'phone' },
})

export const changePhone = endpoint({
  key: 'POST /auth/change-phone',
  area: 'auth',
  summary: 'Change the phone number',
  description:
    'The new number takes effect once the six digits sent to it are passed to `GET /auth/verify`; until then the old one stays.',
  access: 'registered',
  idempotent: true,
  body: z.object({ verification_code: code, area_code: areaCode, phone }),
  ...nothing,
})
