import { parseDecimalText } from '../format-money.ts'
import type { Cents } from '../money.ts'
import { cellWords } from './cell-words.ts'
import { parseDirection } from './line-direction.ts'

/** Mark before the cents. A file has one mark for all of its amounts. */
export type DecimalMark = '.' | ','

const shapes = {
  '.': /^(?<whole>\d{1,3}(?:[, ']\d{3})+|\d+)?(?:\.(?<fraction>\d{1,2}))?$/,
  ',': /^(?<whole>\d{1,3}(?:[. ']\d{3})+|\d+)?(?:,(?<fraction>\d{1,2}))?$/,
} as const

const hongKongDollars = /hkd|hk\$|\$|港幣|港元|元/g

/**
 * The amount of a statement's line: negative if the money left. Reads `1,234.50`, `HKD 80`,
 * `(80.00)`, `80.00-`, `80.00 CR` and `80.00DR`; null for anything else.
 */
export function parseBankAmount(text: string, mark: DecimalMark = '.'): Cents | null {
  if (isForeign(text)) return null
  const bare = cellWords(text).replaceAll('’', "'").replaceAll(hongKongDollars, '').trim()
  const isBracketed = /^[^\d]*\([^()]*\d[^()]*\)[^\d]*$/.test(bare)
  const plain = isBracketed ? bare.replaceAll(/[()]/g, ' ').trim() : bare
  const parts = /^([^\d.,+-]*)([+-]?)\s*([\d.,' ]*\d)\s*([+-]?)([^\d.,+-]*\.?)$/.exec(plain)
  if (!parts) return null
  const [, before = '', sign, number = '', signAfter, after = ''] = parts
  const digits = shapes[mark].exec(number)?.groups
  if (!digits) return null
  const words = [before, after].map((word) => word.trim()).filter(Boolean)
  const directions = words.map(parseDirection)
  if (directions.includes(null)) return null
  const isOut = sign === '-' || signAfter === '-' || directions.includes('out') || isBracketed
  const whole = (digits.whole ?? '0').replaceAll(/\D/g, '')
  return parseDecimalText(`${isOut ? '-' : ''}${whole}.${digits.fraction ?? '0'}`)
}

/** Says whether a cell is an amount, by whichever mark. */
export function isBankAmount(text: string): boolean {
  return parseBankAmount(text) !== null || parseBankAmount(text, ',') !== null
}

/** The mark of a file's amounts: a comma only if some have one and none has a point. */
export function decimalMarkOf(cells: readonly string[]): DecimalMark {
  const plain = cells.map((cell) => cellWords(cell).replaceAll(/[^\d.,]/g, ''))
  if (plain.some((cell) => /^[\d,]*\.\d{1,2}$/.test(cell))) return '.'
  return plain.some((cell) => /^(\d{1,3}(\.\d{3})+|\d+),\d{2}$/.test(cell)) ? ',' : '.'
}

const otherCurrencies =
  /(?<![a-z])(usd|cny|cnh|rmb|eur|gbp|jpy|aud|sgd|twd|cad|mop|chf|nzd|thb|krw|myr|php|inr|idr|vnd|us\$|a\$|nt\$|s\$|mop\$)(?![a-z])|[¥€£₩]|人民幣|美元|美金|日圓|歐元|英鎊|澳元|澳門元|台幣/

/** Says whether an amount, a currency or a heading names another currency than Hong Kong's. */
export function isForeign(text: string): boolean {
  return otherCurrencies.test(cellWords(text))
}
