import type { Measured } from './measure.ts'

interface Peer {
  name: string
  perSecond: number
}

interface Target {
  /** Best result of a peer for the same work, on the same kind of machine. */
  peer?: Peer
  /** Speed relative to the peer. */
  times?: number
  /** Units per second, whatever the peers do. */
  perSecond?: number
  /** Share of the bare server's rate. */
  ofFloor?: number
  /** Median milliseconds at a low rate. */
  quietMs?: number
}

/**
 * Measured on 2 cores with 1,000 products of 6 variants; the faster of Vendure 3.7 and Medusa 2.21.
 */
const next: Peer = { name: 'Next 16, cached', perSecond: 1310 }
const nextRendered: Peer = { name: 'Next 16, rendered', perSecond: 164 }
const listPeer: Peer = { name: 'Vendure', perSecond: 159 }
const facetPeer: Peer = { name: 'Vendure', perSecond: 74 }
const detailPeer: Peer = { name: 'Vendure', perSecond: 76 }
const searchPeer: Peer = { name: 'Medusa', perSecond: 55 }
const addPeer: Peer = { name: 'Vendure', perSecond: 38 }
const checkoutPeer: Peer = { name: 'Vendure', perSecond: 7.8 }

/** Read-only calls for which there are no peer results. */
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
  ['Home page, kept', { peer: next, ofFloor: 0.8 }],
  ['Listing page, kept', { peer: next, ofFloor: 0.8 }],
  ['Product page, kept', { peer: next, ofFloor: 0.8 }],
  ['Listing page, rendered', { peer: nextRendered, quietMs: 10 }],
  ['Product page, rendered', { peer: nextRendered, quietMs: 10 }],
  ['Product list, 24 cards', { peer: listPeer, times: 20, quietMs: 5 }],
  ['List with facets', { peer: facetPeer, times: 20, quietMs: 5 }],
  ['Product details', { peer: detailPeer, times: 20, quietMs: 5 }],
  ['Product details, first time', { peer: detailPeer, quietMs: 5 }],
  ['Search by keyword', { peer: searchPeer, times: 20, quietMs: 5 }],
  ['Suggestions while typing', { quietMs: 5 }],
  ['List, several filters', { quietMs: 5 }],
  ['Related products', { quietMs: 5 }],
  ['Category tree', { quietMs: 5 }],
  ['Add to cart', { peer: addPeer, times: 30 }],
  ['Checkout of a full cart', { perSecond: 300 }],
  ['Whole checkout', { peer: checkoutPeer, times: 40, perSecond: 300 }],
  ...reads.map((work) => [work, { quietMs: 5 }] as const),
])

interface Verdict {
  peer: Peer | null
  promise: string
  isMet: boolean
}

/** The design's target for this work, and whether it is met. */
export function verdictOn({ work, ours, floor, quiet }: Measured): Verdict {
  const { peer, times, perSecond, ofFloor, quietMs } = targets.get(work) ?? {}
  const promises = [
    ofFloor !== undefined && {
      text: `≥ ${ofFloor} of the floor`,
      isMet: floor !== null && ours.perSecond >= ofFloor * floor.perSecond,
    },
    quietMs !== undefined && { text: `p50 < ${quietMs} ms`, isMet: quiet.p50 < quietMs },
    peer !== undefined &&
      times !== undefined && {
        text: `≥ ${times} × ${peer.name}`,
        isMet: ours.perSecond >= times * peer.perSecond,
      },
    perSecond !== undefined && {
      text: `≥ ${perSecond}/s`,
      isMet: ours.perSecond >= perSecond,
    },
  ].filter((each) => each !== false)
  return {
    peer: peer ?? null,
    promise: promises.map(({ text }) => text).join(', '),
    isMet: promises.every(({ isMet }) => isMet),
  }
}

export const promises = { readyMs: 2000, restBytes: 200_000_000 }
