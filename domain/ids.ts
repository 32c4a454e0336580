import { randomBytes } from './random.ts'

/**
 * Ids are a short prefix and random base-62 characters. Kinds whose id grants access have 22
 * characters (131 bits); catalogue kinds have 10, to keep URLs readable.
 */
const kinds = {
  account: { prefix: 'acc', length: 22 },
  order: { prefix: 'ord', length: 22 },
  orderItem: { prefix: 'itm', length: 22 },
  proof: { prefix: 'prf', length: 22 },
  payment: { prefix: 'pay', length: 22 },
  shipment: { prefix: 'shp', length: 22 },
  staff: { prefix: 'stf', length: 22 },
  staffSession: { prefix: 'ssn', length: 22 },
  pushSubscription: { prefix: 'psh', length: 22 },
  voucherCode: { prefix: 'vcd', length: 22 },
  card: { prefix: 'crd', length: 22 },
  cardSession: { prefix: 'cps', length: 22 },
  refund: { prefix: 'rfd', length: 22 },
  refundRequest: { prefix: 'rfq', length: 22 },
  review: { prefix: 'rev', length: 22 },
  stockRequest: { prefix: 'stk', length: 22 },
  message: { prefix: 'msg', length: 22 },
  enquiry: { prefix: 'enq', length: 22 },
  cashSession: { prefix: 'csh', length: 22 },
  bankLine: { prefix: 'bln', length: 22 },
  tryOnHold: { prefix: 'hld', length: 22 },
  stockTransfer: { prefix: 'trf', length: 22 },
  stockDocument: { prefix: 'sdc', length: 22 },
  savedView: { prefix: 'svw', length: 10 },
  // A document names dozens of pictures, and its private files are signed: 71 bits are enough.
  file: { prefix: 'fil', length: 12 },
  store: { prefix: 'sto', length: 10 },
  staffRole: { prefix: 'rol', length: 10 },
  product: { prefix: 'prd', length: 10 },
  productImport: { prefix: 'imp', length: 10 },
  variant: { prefix: 'var', length: 10 },
  category: { prefix: 'cat', length: 10 },
  warehouse: { prefix: 'whs', length: 10 },
  scheduledPrice: { prefix: 'prc', length: 10 },
  courier: { prefix: 'cou', length: 10 },
  promotion: { prefix: 'prm', length: 10 },
  voucher: { prefix: 'vou', length: 10 },
  library: { prefix: 'lib', length: 10 },
  article: { prefix: 'art', length: 10 },
  articleCategory: { prefix: 'acg', length: 10 },
  post: { prefix: 'pst', length: 10 },
  postCategory: { prefix: 'pcg', length: 10 },
  postReview: { prefix: 'prv', length: 22 },
  content: { prefix: 'con', length: 10 },
  preview: { prefix: 'pvw', length: 22 },
  agentCart: { prefix: 'agc', length: 22 },
  agentCheckout: { prefix: 'ags', length: 22 },
  webhook: { prefix: 'whk', length: 10 },
} as const

type IdKind = keyof typeof kinds
export type Id<K extends IdKind> = `${(typeof kinds)[K]['prefix']}_${string}`

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export function newId<K extends IdKind>(kind: K): Id<K> {
  const { prefix, length } = kinds[kind]
  return `${prefix}_${randomText(length)}` as Id<K>
}

/** Random base-62 text, about 5.95 bits per character, uniformly distributed. */
export function randomText(length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      // 248 is the largest multiple of 62 in a byte: higher bytes would favour some characters.
      if (byte < 248 && text.length < length) text += alphabet[byte % 62]
    }
  }
  return text
}
