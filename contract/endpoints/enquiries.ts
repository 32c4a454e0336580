import { z } from '@hono/zod-openapi'
import { isDigits, isEmailShape, normaliseAreaCode, normaliseEmail } from '#domain/contact.ts'
import { endpoint } from '../endpoint.ts'
import { id, time } from '../shapes.ts'

export const maxEnquiry = 5000

/** It reaches the head of a letter, so that a line break in it could write one of its own. */
function oneLine(most: number) {
  return z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'One line only')
}

export const sendEnquiry = endpoint({
  key: 'POST /enquiries',
  area: 'enquiries',
  summary: 'Write to the shop',
  description:
    'The shop gets it by mail, the sender a short acknowledgement. Sent again on the same day, the same words are the same enquiry.',
  access: 'public',
  idempotent: true,
  body: z.object({
    name: oneLine(100).pipe(z.string().min(1)),
    email: oneLine(254)
      .transform(normaliseEmail)
      .refine(isEmailShape, 'Invalid email')
      .openapi({ type: 'string', format: 'email', example: 'wong@example.com' }),
    area_code: oneLine(6)
      .default('')
      .refine((code) => code === '' || normaliseAreaCode(code) !== null, 'Invalid area code')
      .openapi({ example: '852' }),
    // spec §5: digits only if non-empty
    phone: oneLine(30)
      .default('')
      .refine((phone) => phone === '' || isDigits(phone), 'Invalid phone number')
      .openapi({ example: '91234567' }),
    subject: oneLine(150).pipe(z.string().min(1)),
    description: z.string().trim().min(1).max(maxEnquiry),
    website: z
      .string()
      .max(500)
      .optional()
      .openapi({ description: 'Stays empty: people do not see this field, programs fill it in.' }),
  }),
  answer: z.object({ _id: id, created_at: time }).openapi('Enquiry'),
  example: { _id: 'enq_4fzzzxjylrxbeqQpTAAXHh', created_at: '2026-11-21T04:00:00.000Z' },
})
