import { parseDecimalText } from '../format-money.ts'
import type { Cents } from '../money.ts'

const incoming = /^(cr|c|credit|in|deposit|存入|收入|轉入|貸方?)\b|^(存入|收入|轉入|貸)/
const outgoing = /^(dr|d|debit|out|withdrawal)\b|^(支出|提取|轉出|借)/

/**
 * The amount of a statement's line: negative if the money left. Reads `1,234.50`, `HKD 80`,
 * `(80.00)`, `80.00-`, `80.00 CR` and `80.00DR`; null for anything else.
 */
export function parseBankAmount(text: string): Cents | null {
  const plain = text.normalize('NFKC').trim().toLowerCase()
  const word = /(cr|dr)\.?$/.exec(plain)?.[1]
  const isBracketed = /^\(.*\)$/.test(plain)
  const bare = plain
    .replace(/(cr|dr)\.?$/, '')
    .replaceAll(/hkd|hk\$|\$|[()\s]/g, '')
    .replace(/−/, '-')
  const parts = /^([+-]?)((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?)(-?)$/.exec(bare)
  if (!parts) return null
  const [, before, digits = '', after] = parts
  const isOut = before === '-' || after === '-' || word === 'dr' || isBracketed
  return parseDecimalText(`${isOut ? '-' : ''}${digits.replaceAll(',', '')}`)
}

/** Where the money went, by a column of its own; null for words no bank uses. */
export function parseDirection(text: string): 'in' | 'out' | null {
  const plain = text.normalize('NFKC').trim().toLowerCase()
  if (plain === '+' || incoming.test(plain)) return 'in'
  return plain === '-' || outgoing.test(plain) ? 'out' : null
}
