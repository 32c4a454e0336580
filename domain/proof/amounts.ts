import { cents, type Cents } from '../money.ts'

const otherCurrency = /rmb|cny|usd|us\$|eur|gbp|jpy|twd|nt\$|sgd|s\$|[¥£€]\s?\d|人民幣|美元|日圓/i
// OCR often reads the dollar sign after HK as S, 5 or 8, and K as X; anything before the digits is dropped.
const hongKong = /h[kx]\s?[ds$€¢]|h\S{0,3}\$|港幣|港元|\$/i

interface ReadAmount {
  value: Cents
  /** The text itself names the currency: HKD, HK$, $ or 港幣. */
  hasCurrency: boolean
}

/**
 * A sum in Hong Kong dollars, such as `HK$1,234.50`; null for anything else and other currencies.
 */
export function parseAmount(text: string): ReadAmount | null {
  const plain = text.normalize('NFKC').trim()
  if (isForeign(plain)) return null
  const number = numberIn(plain)
  return number && { value: number, hasCurrency: hongKong.test(plain) }
}

/** True for a sum in a currency other than HKD. */
export function isForeign(text: string): boolean {
  const plain = text.normalize('NFKC').trim()
  return otherCurrency.test(plain) && !/hk|^h\S{0,4}\$/i.test(plain)
}

/** True if there is nothing but a sum, as banking apps show in large type. */
export function isBareAmount(text: string): boolean {
  const plain = withoutSign(text.normalize('NFKC').trim())
  if (!/^\D{0,6}\d[\d,.\s]*(?:hkd|港[幣元])?$/i.test(plain)) return false
  return /\d[.,]\s?\d{2}$/.test(plain) || hongKong.test(plain)
}

/** Before a currency sign stands HK, read well or badly; HK8 is HK$ itself. */
function withoutSign(text: string): string {
  return text.replace(/^.{0,6}[$€¢£]/, '$').replace(/(?<=hk)[58](?=\d)/i, '$')
}

/** Cents of `1,234.50`, `1 234.50`, `1.234.50` (a misread comma) or `l,234.5O`; otherwise null. */
function numberIn(text: string): Cents | null {
  const plain = withoutSign(text)
  const start = plain.search(/\d|(?<=[$\s.,-])[lIO](?=[\d,.])/)
  if (start === -1) return null
  const digits = plain
    .slice(start)
    .replaceAll(/(?<=[\d.,])[oO](?![a-z])/g, '0')
    .replaceAll(/(?:^|(?<=[\d.,]))[lI](?=[\d.,])/g, '1')
    .replace(/(?<!\D)\D+$/, '')
  if (!/^[\d.,\s]+$/.test(digits) || /\d\s{2,}\d/.test(digits)) return null
  const groups = digits.split(/[.,\s]+/).filter((group) => group !== '')
  const last = groups.at(-1) ?? ''
  const hasCents = groups.length > 1 && last.length <= 2
  const whole = hasCents ? groups.slice(0, -1) : groups
  if (!whole.every((group, at) => (at === 0 ? true : group.length === 3))) return null
  const value = Number(whole.join('')) * 100 + (hasCents ? Number(last.padEnd(2, '0')) : 0)
  return whole.join('').length > 8 ? null : cents(value)
}
