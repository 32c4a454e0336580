import { newReference } from '#domain/order/reference.ts'

/** One payment, independent of the screen that shows it. */
export interface ProofPayment {
  /** Two decimals, no thousands separators: `1234.50`. */
  amount: string
  reference: string
  payee: string
  payeeChinese: string
  account: string
  fpsId: string
  payer: string
  /** Digits; each screen adds its own prefix. */
  serial: string
  date: { year: number; month: number; day: number }
  outcome: 'done' | 'failed' | 'pending' | 'scheduled'
}

export const shop = {
  payee: 'PRAYA CLOTHING LIMITED',
  payeeChinese: '海旁服裝有限公司',
  account: '012-875-200345-678',
  fpsId: '0000218',
}

const amounts = ['320.00', '1234.50', '78.90', '12340.00', '459.00', '800.00', '2068.30', '150.00']
const payers = ['CHAN TAI MAN', 'WONG SIU MING', 'LEE KA YAN', 'HO WAI']

/** The payment in the n-th drawing: deterministic, and different for each n. */
export function paymentOf(n: number): ProofPayment {
  const draw = randomOf(n + 77)
  return {
    ...shop,
    amount: amounts[n % amounts.length] ?? '320.00',
    reference: newReference((bound) => Math.floor(draw() * bound)),
    payer: payers[n % payers.length] ?? 'HO WAI',
    serial: Array.from({ length: 12 }, () => Math.floor(draw() * 10)).join(''),
    date: { year: 2026, month: 11, day: 18 + (n % 3) },
    outcome: 'done',
  }
}

/** Random numbers from 0 to 1, the same on every machine (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed * 2_654_435_769
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** 1234.50 as 1,234.50. */
export const grouped = (amount: string) => amount.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
/** Hides all but the last three digits; keeps hyphens. */
export const starred = (account: string) => account.replaceAll(/\d(?=[\d-]*\d{3}$)/g, '*')

const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
]

/** Date formats used in Hong Kong. */
export const days = {
  slashes: ({ date: { year, month, day } }: ProofPayment) => `${two(day)}/${two(month)}/${year}`,
  iso: ({ date: { year, month, day } }: ProofPayment) => `${year}-${two(month)}-${two(day)}`,
  isoSlashes: ({ date: { year, month, day } }: ProofPayment) => `${year}/${two(month)}/${two(day)}`,
  named: ({ date: { year, month, day } }: ProofPayment) =>
    `${day} ${monthNames[month - 1]} ${year}`,
  american: ({ date: { year, month, day } }: ProofPayment) =>
    `${monthNames[month - 1]} ${day}, ${year}`,
  chinese: ({ date: { year, month, day } }: ProofPayment) => `${year}年${month}月${day}日`,
  upper: ({ date: { year, month, day } }: ProofPayment) =>
    `${two(day)}${(monthNames[month - 1] ?? '').toUpperCase()}${year}`,
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
