import { newReference } from '#domain/order/reference.ts'

/** An order in the format read by the SQL of `generate-orders.ts`. */
interface GeneratedOrder {
  number: number
  id: string
  reference: string
  account_id: string
  fate: 'completed' | 'pending' | 'cancelled'
  minutes_old: number
  name: string
  email: string
  phone: string
  variants: string[]
  rating: number
  words: string
}

export const customers = 200

/** Every second item is one of these best sellers, which collect most reviews. */
const bestSellers = 24

const surnames = 'Chan Wong Lee Cheung Lau Ho Leung Ng Lam Tsang Yip Kwok Mak Fung Tam'.split(' ')
const givenNames =
  'Tai Man|Ka Ming|Wai Kit|Chun Hin|Siu Fai|Hoi Lam|Pak Ho|Tsz Yin|Kin Wah|Yuk Ling'.split('|')
const praise = [
  'The sleeves are as long as the table says, and the cloth is better than I hoped for.',
  'Second one in this colour. Washed at 30 degrees a dozen times, still the same size.',
  '布料厚薄適中，香港夏天著都唔焗，碼數準確。',
  '颜色比照片深一点，但做工很好，会再买。',
]

/** How many customers order, and how long passes between two orders. */
export interface Trade {
  customers: number
  minutesApart: number
}

export const fewOrders: Trade = { customers, minutesApart: 83 }

/** Everything but the newest of these has arrived. */
const inProgress = 2000

export function customerId(number: number, all = customers): string {
  return `acc_M${String(number % all).padStart(21, '0')}`
}

export function customerEmail(number: number, all = customers): string {
  const place = number % all
  return `${pick(surnames, place).toLowerCase()}.${place}@example.com`
}

/** The nth order, the newest first; deterministic for the same variants. */
export function generatedOrder(
  number: number,
  variantIds: readonly string[],
  { customers: all, minutesApart }: Trade = fewOrders,
): GeneratedOrder {
  const digits = [...drawn(number)]
  return {
    number,
    id: `ord_T${String(number).padStart(21, '0')}`,
    reference: newReference((bound) => (digits.pop() ?? 0) % bound),
    account_id: customerId(number, all),
    fate: fateOf(number),
    minutes_old: 60 + Math.floor(number * minutesApart),
    name: `${pick(surnames, number % all)} ${pick(givenNames, number)}`,
    email: customerEmail(number, all),
    phone: `+8526${String(((number % all) * 7919 + 1_000_000) % 10_000_000).padStart(7, '0')}`,
    variants: [
      pick(variantIds, number % bestSellers),
      pick(variantIds, bestSellers + ((number * 7) % (variantIds.length - bestSellers))),
    ],
    rating: pick([5, 4, 5, 3, 5, 4, 2], number),
    words: pick(praise, number),
  }
}

function fateOf(number: number): GeneratedOrder['fate'] {
  if (number % 10 === 9) return 'cancelled'
  return number % 10 === 8 && number < inProgress ? 'pending' : 'completed'
}

/** Six digits below 29, unique for each number below 29⁶. */
function* drawn(number: number): Generator<number> {
  let rest = (number * 7_368_787) % 29 ** 6
  for (let at = 0; at < 6; at++) {
    yield rest % 29
    rest = Math.floor(rest / 29)
  }
}

function pick<Item>(items: readonly Item[], at: number): Item {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
