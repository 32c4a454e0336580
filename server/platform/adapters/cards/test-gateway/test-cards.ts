import { createHash } from 'node:crypto'
import type { CardCopy } from '#db/json-types.ts'

/** How a test card's bank responds: accept, decline, or require authentication first. */
export type Behaviour = 'good' | 'declined' | 'challenge' | 'declined_later'

interface TestCard {
  number: string
  brand: string
  behaviour: Behaviour
}

/** All cards that the test gateway accepts; any other number counts as mistyped. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'Visa', behaviour: 'good' },
  { number: '5555555555554444', brand: 'Mastercard', behaviour: 'good' },
  { number: '4000000000000002', brand: 'Visa', behaviour: 'declined' },
  { number: '4000002500003155', brand: 'Visa', behaviour: 'challenge' },
  // Can be saved, but is declined when charged.
  { number: '4000000000000341', brand: 'Visa', behaviour: 'declined_later' },
]

export type CardProblem = 'number' | 'expiry' | 'code'

interface TypedCard {
  number: string
  expiry: string
  code: string
}

type ReadCard = { card: CardCopy; behaviour: Behaviour } | { problems: readonly CardProblem[] }

/** Reads the typed card details. The card number is neither stored nor logged. */
export function readTypedCard(typed: TypedCard, now: Date): ReadCard {
  const digits = typed.number.replaceAll(/[\s-]/g, '')
  const found = testCards.find(({ number }) => number === digits)
  const expiry = readExpiry(typed.expiry, now)
  const problems: CardProblem[] = []
  if (!found) problems.push('number')
  if (!expiry) problems.push('expiry')
  if (!/^\d{3,4}$/.test(typed.code.trim())) problems.push('code')
  if (!found || !expiry || problems.length > 0) return { problems }
  const card = {
    brand: found.brand,
    last4: digits.slice(-4),
    fingerprint: createHash('sha256').update(digits).digest('hex').slice(0, 16),
    ...expiry,
  }
  return { card, behaviour: found.behaviour }
}

/** A saved card behaves like its number. */
export function behaviourOf({ last4 }: CardCopy): Behaviour {
  return testCards.find(({ number }) => number.endsWith(last4))?.behaviour ?? 'declined'
}

function readExpiry(text: string, now: Date): { exp_month: number; exp_year: number } | null {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text) ?? []
  const exp_month = Number(month)
  const exp_year = year.length === 2 ? 2000 + Number(year) : Number(year)
  if (exp_month < 1 || exp_month > 12) return null
  const isOver = Date.UTC(exp_year, exp_month) <= now.getTime()
  return isOver || exp_year > now.getUTCFullYear() + 20 ? null : { exp_month, exp_year }
}
