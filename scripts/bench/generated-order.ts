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

export function customerId(number: number): string {
  return `acc_M${String(number % customers).padStart(21, '0')}`
}

export function customerEmail(number: number): string {
  const place = number % customers
  return `${pick(surnames, place).toLowerCase()}.${place}@example.com`
}

/** The nth order, deterministic for the same variants. */
export function generatedOrder(number: number, variantIds: readonly string[]): GeneratedOrder {
  const digits = [...drawn(number)]
  return {
    number,
    id: `ord_T${String(number).padStart(21, '0')}`,
    reference: newReference((bound) => (digits.pop() ?? 0) % bound),
    account_id: customerId(number),
    fate: number % 10 === 9 ? 'cancelled' : number % 10 === 8 ? 'pending' : 'completed',
    minutes_old: 60 + number * 83,
    name: `${pick(surnames, number % customers)} ${pick(givenNames, number)}`,
    email: customerEmail(number),
    phone: `+8526${String((number % customers) * 7919 + 1_000_000).padStart(7, '0')}`,
    variants: [
      pick(variantIds, number % bestSellers),
      pick(variantIds, bestSellers + ((number * 7) % (variantIds.length - bestSellers))),
    ],
    rating: pick([5, 4, 5, 3, 5, 4, 2], number),
    words: pick(praise, number),
  }
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
