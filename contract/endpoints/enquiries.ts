import { z } from '@hono/zod-openapi'
import { areaCode, email, phone } from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { prose } from '../lines.ts'
import { id, requiredText, time } from '../shapes.ts'

export const maxEnquiry = 5000

export const sendEnquiry = endpoint({
  key: 'POST /enquiries',
  area: 'enquiries',
  summary: 'Send an enquiry to the shop',
  description:
    'The shop gets it by email and the sender gets an acknowledgement. Resending the same text with the same phone number on the same day does not create another enquiry.',
  access: 'public',
  idempotent: true,
  body: z.object({
    name: requiredText.max(100),
    email,
    area_code: z.union([z.literal(''), areaCode]).default(''),
    // spec §5: digits only if non-empty
    phone: z.union([z.literal(''), phone]).default(''),
    subject: requiredText.max(150),
    description: prose(maxEnquiry).min(1),
    website: z.string().max(500).optional().openapi({
      description: 'Leave empty: a honeypot hidden from people and filled in by spam bots.',
    }),
  }),
  answer: z.object({ _id: id, created_at: time }).openapi('Enquiry'),
  example: { _id: 'enq_4fzzzxjylrxbeqQpTAAXHh', created_at: '2026-11-21T04:00:00.000Z' },
})
