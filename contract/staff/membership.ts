import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import {
  comingExample,
  comingPoints,
  pointsExample,
  pointsHistory,
  pointsHistoryQuery,
} from '../endpoints/membership.ts'
import { issueSentences } from '../issue-sentences.ts'
import { id, localizedText, reason, slug, wholePoints } from '../shapes.ts'

const customerParams = z.object({ account_id: id })

export const listTiers = endpoint({
  key: 'GET /membership/tiers',
  area: 'membership',
  summary: 'List the membership tiers, lowest first',
  access: 'staff',
  may: ['catalogue:read', 'customers:read'],
  answer: z.object({ data: z.array(z.object({ slug, title: localizedText })) }),
  example: { data: [{ slug: 'silver', title: { en: 'Silver', zh: '銀', cn: '银' } }] },
})

export const readPoints = endpoint({
  key: 'GET /customers/{account_id}/points',
  area: 'membership',
  summary: 'List a customer’s points and their transactions, newest first',
  access: 'staff',
  may: 'customers:read',
  params: customerParams,
  query: pointsHistoryQuery,
  answer: pointsHistory.extend({ balance: wholePoints, coming: z.array(comingPoints) }),
  example: { balance: 1240, coming: [comingExample], ...pointsExample },
})

export const adjustPoints = endpoint({
  key: 'POST /customers/{account_id}/points',
  area: 'membership',
  summary: 'Add or deduct points of a customer',
  description:
    'The customer sees the reason. Deductions are limited to the balance; added points can be spent at once and expire like earned ones.',
  access: 'staff',
  may: 'points:adjust',
  params: customerParams,
  body: z.object({
    points: z
      .int()
      .min(-1_000_000)
      .max(1_000_000)
      .refine((value) => value !== 0, { message: issueSentences.not_zero.en })
      .openapi({ example: -200 }),
    reason: reason.openapi({ example: 'Apology for the late parcel' }),
  }),
  answer: z.object({ balance: wholePoints }),
  idempotent: true,
  example: { balance: 1040 },
})

export const releasePoints = endpoint({
  key: 'POST /customers/{account_id}/points/release',
  area: 'membership',
  summary: 'Let a customer spend the coming points of an order now',
  description:
    'Before the days for returns are over. The audit log keeps the reason. If the order is returned after all, points that were spent are owed.',
  access: 'staff',
  may: 'points:adjust',
  params: customerParams,
  body: z.object({
    order_id: id,
    reason: reason.openapi({ example: 'Waived the right to return' }),
  }),
  answer: z.object({ balance: wholePoints, coming: z.array(comingPoints) }),
  idempotent: true,
  example: { balance: 1620, coming: [] },
})
