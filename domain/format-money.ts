import { type Cents, cents } from './money.ts'
import type { Locale } from './locale.ts'

/** HK$1,280; shows cents only if there are any. Same in all three languages. */
export function formatMoney(amount: Cents, _locale: Locale): string {
  const [dollars = '', fraction = ''] = decimalText(cents(Math.abs(amount))).split('.')
  const grouped = dollars.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${amount < 0 ? '−' : ''}HK$${grouped}${fraction === '00' ? '' : `.${fraction}`}`
}

/** 1280.50: two decimals, no grouping, as on the wire and in the FPS code. */
export function decimalText(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Reads decimal text that the contract has checked; throws on anything else. */
export function centsOf(text: string): Cents {
  const amount = parseDecimalText(text)
  if (amount === null) throw new Error(`not an amount: ${text}`)
  return amount
}

/** Parses 1280, 1280.5 and 1280.50; null for anything else, fractions of a cent included. */
export function parseDecimalText(text: string): Cents | null {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return null
  const [, sign = '', dollars = '', fraction = ''] = match
  const amount = Number(dollars) * 100 + Number(fraction.padEnd(2, '0'))
  return cents(sign === '-' && amount > 0 ? -amount : amount)
}
