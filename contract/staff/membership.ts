import { z } from '@hono/zod-openapi'
import { comingPoints, pointsHistory, pointsHistoryQuery } from '../endpoints/membership.ts'
import { issueSentences } from '../issue-sentences.ts'
import { id, localizedText, reason, slug, wholePoints } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

const customerParams = z.object({ account_id: id })

const calls = staffCalls(
  'membership',
  { read: 'customers:read', write: 'points:adjust' },
  { params: customerParams },
)

export const listTiers = calls.list('GET /membership/tiers', {
  summary: 'List the membership tiers, lowest first',
  may: ['catalogue:read', 'customers:read'],
  item: z.object({ slug, title: localizedText }),
})

export const readPoints = calls.read('GET /customers/{account_id}/points', {
  summary: 'List a customer’s points and their transactions, newest first',
  query: pointsHistoryQuery,
  answer: pointsHistory.extend({ balance: wholePoints, coming: z.array(comingPoints) }),
})

export const adjustPoints = calls.write('POST /customers/{account_id}/points', {
  summary: 'Add or deduct points of a customer',
  description:
    'The customer sees the reason. Deductions are limited to the balance; added points can be spent at once and expire like earned ones.',
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
})

export const releasePoints = calls.write('POST /customers/{account_id}/points/release', {
  summary: 'Let a customer spend the coming points of an order now',
  description:
    'Before the days for returns are over. The audit log keeps the reason. If the order is returned after all, points that were spent are owed.',
  body: z.object({
    order_id: id,
    reason: reason.openapi({ example: 'Waived the right to return' }),
  }),
  answer: z.object({ balance: wholePoints, coming: z.array(comingPoints) }),
})
