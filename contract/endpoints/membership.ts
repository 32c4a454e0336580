import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { id, localizedText, slug, time, wholePoints } from '../shapes.ts'

export const pointsKinds = [
  'earn',
  'spend',
  'return',
  'take_back',
  'expire',
  'adjust',
  'merge',
  'settle',
] as const

const tier = z
  .object({
    slug,
    level: z.int().openapi({ description: 'The first tier is 1.' }),
    title: localizedText,
    /** Minimum points earned within twelve months. */
    from_points: wholePoints,
    /** Points per whole dollar paid for goods. */
    factor: z.number(),
  })
  .openapi('MembershipTier')

const ending = z.object({ points: wholePoints, expires_at: time })

/** Points of an order that can still be returned. */
export const comingPoints = z
  .object({
    points: wholePoints,
    /** First day on which they can be spent; null while a return is undecided. */
    spendable_on: z.iso.date().nullable(),
    order: z.object({ _id: id, reference: z.string() }).nullable(),
  })
  .openapi('ComingPoints')

const status = z
  .object({
    tier,
    level: z.int(),
    factor: z.number(),
    /** Available points; negative while points are owed after a refund. */
    points: wholePoints,
    /** Points that cannot be spent yet, soonest first. */
    coming: z.array(comingPoints),
    /** Earned within the last twelve months, without those coming; this determines the tier. */
    points_earned: wholePoints,
    next_tier: tier.extend({ missing_points: wholePoints }).nullable(),
    member_since: time,
    /** Total points expiring within sixty days, and the earliest expiry. */
    expiring_soon: ending.nullable(),
    tiers: z.array(tier),
  })
  .openapi('MembershipStatus')

const movement = z
  .object({
    /** Counts this account's entries from 1. */
    _id: id,
    kind: z.enum(pointsKinds),
    title: localizedText,
    /** Negative: points deducted. */
    points: wholePoints,
    /** Coming points included. */
    balance_after: wholePoints,
    /** The first day on which points that are coming can be spent. */
    spendable_on: z.iso.date().nullable(),
    order: z.object({ _id: id, reference: z.string() }).nullable(),
    /** Reason staff gave for an adjustment. */
    reason: z.string(),
    created_at: time,
  })
  .openapi('PointsMovement')

export const pointsHistory = pageOf(movement)
export const pointsHistoryQuery = z.object(pageQuery({ perPage: 10 }))

const member = {
  slug: 'member',
  level: 1,
  title: { en: 'Member', zh: '會員', cn: '会员' },
  from_points: 0,
  factor: 1,
}
const silver = {
  slug: 'silver',
  level: 2,
  title: { en: 'Silver', zh: '銀會員', cn: '银卡会员' },
  from_points: 3000,
  factor: 1.25,
}

export const comingExample = {
  points: 380,
  spendable_on: '2026-12-06',
  order: { _id: 'ord_4fzzzxjylrxbeqQpTAAXHh', reference: 'PR-7K3Q-9XD' },
}

export const membershipStatus = endpoint({
  key: 'GET /profiles/membership/status',
  area: 'membership',
  summary: 'Get tier, level and points of this account',
  description:
    'A completed order earns one point per whole dollar paid for goods, times the tier’s factor. They can be spent, and count for the tier, once the days for returns are over.',
  access: 'registered',
  answer: status,
  example: {
    tier: member,
    level: 1,
    factor: 1,
    points: 1240,
    coming: [comingExample],
    points_earned: 1740,
    next_tier: { ...silver, missing_points: 1260 },
    member_since: '2026-03-01T04:00:00.000Z',
    expiring_soon: { points: 240, expires_at: '2027-01-10T15:59:59.999Z' },
    tiers: [member, silver],
  },
})

export const membershipBalance = endpoint({
  key: 'GET /profiles/membership/balance',
  area: 'membership',
  summary: 'Get the points of this account and when they expire',
  access: 'registered',
  answer: z.object({
    /** Points that can be spent. */
    balance: wholePoints,
    /** Points that cannot be spent yet, soonest first. */
    coming: z.array(comingPoints),
    /** By expiry day, earliest first. */
    expiring: z.array(ending),
  }),
  example: {
    balance: 1240,
    coming: [comingExample],
    expiring: [
      { points: 240, expires_at: '2027-01-10T15:59:59.999Z' },
      { points: 1000, expires_at: '2028-11-21T15:59:59.999Z' },
    ],
  },
})

export const pointsExample = {
  data: [
    {
      _id: '2',
      kind: 'spend',
      title: { en: 'Spent on an order', zh: '購物使用積分', cn: '购物使用积分' },
      points: -500,
      balance_after: 1240,
      spendable_on: null,
      order: { _id: 'ord_4fzzzxjylrxbeqQpTAAXHh', reference: 'PR-7K3Q-9XD' },
      reason: '',
      created_at: '2026-11-21T04:00:00.000Z',
    },
  ],
  current_page: 1,
  next_page_url: null,
  total: 1,
}

export const membershipTransactions = endpoint({
  key: 'GET /profiles/membership/transactions',
  area: 'membership',
  summary: 'List all points transactions, newest first',
  access: 'registered',
  query: pointsHistoryQuery,
  answer: pointsHistory,
  example: pointsExample,
})
