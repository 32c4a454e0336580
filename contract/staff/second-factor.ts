import { z } from '@hono/zod-openapi'
import { typedCode } from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { empty, time } from '../shapes.ts'
import { anyPassword } from './auth.ts'

const withPassword = z.object({ password: anyPassword })

const recoveryCodes = z
  .object({
    recovery_codes: z.array(z.string()).openapi({
      description: 'Ten codes of one use each, shown only now: the shop keeps their hashes.',
    }),
  })
  .openapi('StaffRecoveryCodes')

const someCodes = {
  recovery_codes: ['k7fm-2xqd-9hcr-tz4w-b6ns-e3ug-y8pa', 'p3nv-8bys-gj6e-m5ka-x2dt-7rhw-c9qf'],
}

export const getSecondFactor = endpoint({
  key: 'GET /auth/second-factor',
  area: 'auth',
  summary: 'Get whether one signs in with a second factor',
  access: 'staff',
  may: 'oneself',
  beforeSecondFactor: true,
  answer: z.object({
    is_on: z.boolean(),
    /** Says whether the role requires it. */
    is_required: z.boolean(),
    /** Null: off. */
    turned_on_at: time.nullable(),
    recovery_codes_left: z.number(),
  }),
  example: {
    is_on: true,
    is_required: false,
    turned_on_at: '2026-11-21T01:30:00.000Z',
    recovery_codes_left: 10,
  },
})

export const startSecondFactor = endpoint({
  key: 'POST /auth/second-factor',
  area: 'auth',
  summary: 'Get the secret for an authenticator app',
  description:
    'Nothing changes until `PUT /auth/second-factor/confirmed`. 409 `not_possible` if it is on already.',
  access: 'staff',
  may: 'oneself',
  beforeSecondFactor: true,
  body: withPassword,
  answer: z.object({
    /** Base32, to type where no picture can be scanned. */
    secret: z.string(),
    /** `otpauth://`, for a QR code. */
    uri: z.string(),
  }),
  example: {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Praya:ka.yan%40praya.example?issuer=Praya&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  },
})

export const confirmSecondFactor = endpoint({
  key: 'PUT /auth/second-factor/confirmed',
  area: 'auth',
  summary: 'Turn the second factor on, with a first code of the app',
  description: 'Ends every other session of this person.',
  access: 'staff',
  may: 'oneself',
  beforeSecondFactor: true,
  body: z.object({ code: typedCode(40).min(1) }),
  answer: recoveryCodes,
  example: someCodes,
})

export const renewRecoveryCodes = endpoint({
  key: 'POST /auth/second-factor/recovery-codes',
  area: 'auth',
  summary: 'Replace one’s recovery codes',
  access: 'staff',
  may: 'oneself',
  body: withPassword,
  answer: recoveryCodes,
  example: someCodes,
})

export const turnOffSecondFactor = endpoint({
  key: 'PUT /auth/second-factor/off',
  area: 'auth',
  summary: 'Turn one’s second factor off',
  access: 'staff',
  may: 'oneself',
  body: withPassword,
  answer: empty,
  example: {},
})
