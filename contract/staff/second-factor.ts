import { z } from '@hono/zod-openapi'
import { typedCode } from '../contact-shapes.ts'
import { empty, named, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import { anyPassword } from './auth.ts'

const withPassword = z.object({ password: anyPassword })

const recoveryCodes = named('StaffRecoveryCodes', {
  recovery_codes: z.array(z.string()).openapi({
    description: 'Ten codes of one use each, shown only now: the shop keeps their hashes.',
  }),
})

const calls = staffCalls('auth', 'oneself', { answer: recoveryCodes })

export const getSecondFactor = calls.read('GET /auth/second-factor', {
  summary: 'Get whether one signs in with a second factor',
  beforeSecondFactor: true,
  answer: z.object({
    is_on: z.boolean(),
    /** Says whether the role requires it. */
    is_required: z.boolean(),
    /** Null: off. */
    turned_on_at: time.nullable(),
    recovery_codes_left: z.number(),
  }),
})

export const startSecondFactor = calls.write('POST /auth/second-factor', {
  summary: 'Get the secret for an authenticator app',
  description:
    'Nothing changes until `PUT /auth/second-factor/confirmed`. 409 `not_possible` if it is on already.',
  beforeSecondFactor: true,
  body: withPassword,
  answer: z.object({
    /** Base32, to type where no picture can be scanned. */
    secret: z.string(),
    /** `otpauth://`, for a QR code. */
    uri: z.string(),
  }),
  idempotent: false,
})

export const confirmSecondFactor = calls.write('PUT /auth/second-factor/confirmed', {
  summary: 'Turn the second factor on, with a first code of the app',
  description: 'Ends every other session of this person.',
  beforeSecondFactor: true,
  body: z.object({ code: typedCode(40).min(1) }),
  idempotent: false,
})

export const renewRecoveryCodes = calls.write('POST /auth/second-factor/recovery-codes', {
  summary: 'Replace one’s recovery codes',
  body: withPassword,
  idempotent: false,
})

export const turnOffSecondFactor = calls.write('PUT /auth/second-factor/off', {
  summary: 'Turn one’s second factor off',
  body: withPassword,
  answer: empty,
  idempotent: false,
})
