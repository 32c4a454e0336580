import type { Day } from '../dates.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month = `(${months.join('|')})[a-z]*\\.?`

const shapes: readonly { shape: RegExp; order: 'ymd' | 'dmy' | 'mdy' }[] = [
  { shape: /(?<!\d)(\d{4})年(\d{1,2})月(\d{1,2})(?!\d)/, order: 'ymd' },
  { shape: /(\d{4})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{1,2})(?!\d)/, order: 'ymd' },
  { shape: /(?<!\d)(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4})/, order: 'dmy' },
  { shape: new RegExp(`(?<!\\d)(\\d{1,2})[ -]?${month}[ ,-]*(\\d{4})`), order: 'dmy' },
  { shape: new RegExp(`${month} ?(\\d{1,2})(?:st|nd|rd|th)?[ ,]+(\\d{4})`), order: 'mdy' },
]

/** The day in a text, in Hong Kong's order: day before month. Null if there is none. */
export function parseProofDate(text: string): Day | null {
  const plain = inDigits(text.normalize('NFKC').toLowerCase())
  for (const { shape, order } of shapes) {
    const found = shape.exec(plain)
    if (!found) continue
    const [, a = '', b = '', c = ''] = found
    const day = { ymd: [a, b, c], dmy: [c, b, a], mdy: [c, a, b] }[order]
    const date = dayOf(day)
    if (date) return date
  }
  return null
}

const numeral = '〇零○一二三四五六七八九十廿卅'

/** 二零二六年十一月廿七日 in digits, and without the spaces that OCR puts around 年, 月 and 日. */
function inDigits(text: string): string {
  return text
    .replaceAll(new RegExp(`(?<=[${numeral}年月日\\d])\\s+(?=[${numeral}年月日號号])`, 'g'), '')
    .replaceAll(/(?<=[年月])\s+(?=\d)/g, '')
    .replaceAll(new RegExp(`[${numeral}]+(?=[年月日號号])`, 'g'), (word) => String(numberOf(word)))
}

/** 二零二六 is 2026, 廿七 and 二十七 are 27. */
function numberOf(word: string): number {
  const digits = Array.from(word.replace('廿', '二十').replace('卅', '三十'), digitOf)
  const ten = digits.indexOf(10)
  if (ten === -1) return Number(digits.join(''))
  return (digits[ten - 1] ?? 1) * 10 + (digits[ten + 1] ?? 0)
}

function digitOf(letter: string): number {
  return Math.max(0, '零一二三四五六七八九十'.indexOf(letter))
}

function dayOf([year = '', monthText = '', day = '']: readonly string[]): Day | null {
  const named = months.indexOf(monthText.slice(0, 3)) + 1
  const number = named || Number(monthText)
  const text = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = Date.parse(`${text}T00:00:00Z`)
  // `Date` turns 31 February into a day in March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : null
}
