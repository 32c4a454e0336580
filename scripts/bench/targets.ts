import type { Measured } from './measure.ts'

interface Target {
  /** Units per second. */
  perSecond?: number
  /** Share of the bare server's rate. */
  ofFloor?: number
  /** Median milliseconds at a low rate. */
  quietMs?: number
}

/** Calls that only read. */
const reads = [
  'Cart of two pieces, priced',
  'Cart with promotions of both levels and a voucher',
  'Cart with a line for points',
  'Own account',
  'Own order',
  'Own orders, ten to a page',
  'Look-up by a guest',
  'Wishlist, 24 cards',
  'Reviews of a product, twelve to a page',
  'Membership status',
  'Membership transactions',
  'Vouchers, ten to a page',
  'Articles, twelve to a page',
  'Article',
  'Posts, ten to a page',
  'Orders by text',
  'Order with all that is known of it',
  'Products by text, twenty to a page',
]

const targets = new Map<string, Target>([
  ['Home page, kept', { ofFloor: 0.8 }],
  ['Listing page, kept', { ofFloor: 0.8 }],
  ['Product page, kept', { ofFloor: 0.8 }],
  ['Listing page, rendered', { quietMs: 10 }],
  ['Product page, rendered', { quietMs: 10 }],
  ['Product list, 24 cards', { quietMs: 5 }],
  ['List with facets', { quietMs: 5 }],
  ['Product details', { quietMs: 5 }],
  ['Product details, first time', { quietMs: 5 }],
  ['Search by keyword', { quietMs: 5 }],
  ['Suggestions while typing', { quietMs: 5 }],
  ['List, several filters', { quietMs: 5 }],
  ['Related products', { quietMs: 5 }],
  ['Category tree', { quietMs: 5 }],
  ['Checkout of a full cart', { perSecond: 300 }],
  ['Whole checkout', { perSecond: 300 }],
  ...reads.map((work) => [work, { quietMs: 5 }] as const),
])

interface Verdict {
  promise: string
  isMet: boolean
}

/** The design's target for this work, and whether it is met. */
export function verdictOn({ work, ours, floor, quiet }: Measured): Verdict {
  const { perSecond, ofFloor, quietMs } = targets.get(work) ?? {}
  const promises = [
    ofFloor !== undefined && {
      text: `≥ ${ofFloor} of the floor`,
      isMet: floor !== null && ours.perSecond >= ofFloor * floor.perSecond,
    },
    quietMs !== undefined && { text: `p50 < ${quietMs} ms`, isMet: quiet.p50 < quietMs },
    perSecond !== undefined && {
      text: `≥ ${perSecond}/s`,
      isMet: ours.perSecond >= perSecond,
    },
  ].filter((each) => each !== false)
  return {
    promise: promises.map(({ text }) => text).join(', '),
    isMet: promises.every(({ isMet }) => isMet),
  }
}

export const promises = { readyMs: 2000, restBytes: 200_000_000 }
