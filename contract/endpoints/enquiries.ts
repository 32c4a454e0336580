import { z } from '@hono/zod-openapi'
import { isDigits, isEmailShape, normaliseAreaCode, normaliseEmail } from '#domain/contact.ts'
import { endpoint } from '../endpoint.ts'
import { issueSentences } from '../issue-sentences.ts'
import { prose } from '../lines.ts'
import { id, requiredText, text, time } from '../shapes.ts'

export const maxEnquiry = 5000

export const sendEnquiry = endpoint({
  key: 'POST /enquiries',
  area: 'enquiries',
  summary: 'Send an enquiry to the shop',
  description:
    'The shop gets it by email and the sender gets an acknowledgement. Resending the same text on the same day does not create another enquiry.',
  access: 'public',
  idempotent: true,
  body: z.object({
    name: requiredText.max(100),
    email: text
      .max(254)
      .transform(normaliseEmail)
      .refine(isEmailShape, issueSentences.email.en)
      .openapi({ type: 'string', format: 'email', example: 'wong@example.com' }),
    area_code: text
      .max(6)
      .default('')
      .refine(
        (code) => code === '' || normaliseAreaCode(code) !== null,
        issueSentences.area_code.en,
      )
      .openapi({ example: '852' }),
    // spec §5: digits only if non-empty
    phone: text
      .max(30)
      .default('')
      .refine((phone) => phone === '' || isDigits(phone), issueSentences.phone.en)
      .openapi({ example: '91234567' }),
    subject: requiredText.max(150),
    description: prose(maxEnquiry).min(1),
    website: z.string().max(500).optional().openapi({
      description: 'Leave empty: a honeypot hidden from people and filled in by spam bots.',
    }),
  }),
  answer: z.object({ _id: id, created_at: time }).openapi('Enquiry'),
  example: { _id: 'enq_4fzzzxjylrxbeqQpTAAXHh', created_at: '2026-11-21T04:00:00.000Z' },
})
