import { z } from '@hono/zod-openapi'
import { areaCode, email, knownPassword, newPassword, phone, unread } from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { time } from '../shapes.ts'

export const codePurposes = [
  'confirm_email',
  'confirm_phone',
  'reset_password',
  'change_email',
  'change_phone',
] as const

const code = z.string().trim().min(1).max(128).openapi({
  description:
    'Long in the link of an email; in a text message six digits, or twelve to choose a new password. Spaces and hyphens in it are ignored.',
  example: '482913',
})

const nothing = { answer: z.object({}), example: {} }

/** The number a code was sent to; a code that says whose it is needs none. */
const sentTo = {
  area_code: areaCode.optional(),
  phone: phone.optional(),
}

export const verify = endpoint({
  key: 'GET /auth/verify',
  area: 'auth',
  summary: 'Confirm an address or a number by its code',
  description: 'Uses the code up. A six-digit one needs the token of its account.',
  access: 'public',
  query: z.object({ verification_code: code }),
  answer: z.object({ verified: z.enum(['email', 'phone']) }),
  example: { verified: 'email' },
})

export const checkCode = endpoint({
  key: 'GET /auth/check-verification-code',
  area: 'auth',
  summary: 'Whether a code is good, without using it up',
  description:
    'Six digits need the token of their account, or the number they were sent to. Five wrong tries end a code of digits.',
  access: 'public',
  query: z.object({ verification_code: code, ...sentTo }),
  answer: z.object({ purpose: z.enum(codePurposes), expires_at: time }),
  example: { purpose: 'reset_password', expires_at: '2026-11-21T04:30:00.000Z' },
})

export const requestVerification = endpoint({
  key: 'POST /auth/request-verification',
  area: 'auth',
  summary: 'Send the code that confirms the account’s own email or number again',
  access: 'registered',
  idempotent: true,
  body: z.object({ type: z.enum(['EMAIL', 'PHONE']) }),
  ...nothing,
})

export const forgetPassword = endpoint({
  key: 'POST /auth/forget-password',
  area: 'auth',
  summary: 'Ask for a code to choose a new password',
  description: 'Answers the same, and takes as long, whether or not there is such an account.',
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
  summary: 'Choose a new password with a code',
  description:
    'Signs the account out everywhere. A number, if given, must be the one the code was sent to.',
  access: 'public',
  body: z.object({ verification_code: code, new_password: newPassword, ...sentTo }),
  ...nothing,
})

export const updatePassword = endpoint({
  key: 'POST /auth/update-password',
  area: 'auth',
  summary: 'Choose a new password with the old one',
  description: 'Every other token of the account ends; this one stays.',
  access: 'registered',
  body: z.object({ old_password: knownPassword, new_password: newPassword }),
  ...nothing,
})

export const changeEmailRequest = endpoint({
  key: 'GET /auth/change-email-request',
  area: 'auth',
  summary: 'Send the code that allows another email',
  description: 'It goes to the present email, or to the phone of an account without one.',
  access: 'registered',
  answer: z.object({ channel: z.enum(['email', 'phone']) }),
  example: { channel: 'email' },
})

export const changeEmail = endpoint({
  key: 'POST /auth/change-email',
  area: 'auth',
  summary: 'Ask for another email',
  description:
    'The new email counts once the link in the letter to it is used; until then the old one stays. The answer does not tell whether the new one belongs to another account.',
  access: 'registered',
  idempotent: true,
  body: z.object({ verification_code: code, email }),
  ...nothing,
})

export const changePhoneRequest = endpoint({
  key: 'GET /auth/change-phone-request',
  area: 'auth',
  summary: 'Send the code that allows another phone number',
  description: 'It goes to the present number, or to the email of an account without one.',
  access: 'registered',
  answer: z.object({ channel: z.enum(['email', 'phone']) }),
  example: { channel: 'phone' },
})

export const changePhone = endpoint({
  key: 'POST /auth/change-phone',
  area: 'auth',
  summary: 'Ask for another phone number',
  description:
    'The new number counts once the six digits sent to it went to `GET /auth/verify`; until then the old one stays.',
  access: 'registered',
  idempotent: true,
  body: z.object({ verification_code: code, area_code: areaCode, phone }),
  ...nothing,
})
