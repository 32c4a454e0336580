import type { Day } from '../dates.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month = `(${months.join('|')})[a-z]*\\.?`

const shapes: readonly { shape: RegExp; order: 'ymd' | 'dmy' | 'mdy' }[] = [
  { shape: /(\d{4})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})/, order: 'ymd' },
  { shape: /(\d{4})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{1,2})(?!\d)/, order: 'ymd' },
  { shape: /(?<!\d)(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4})/, order: 'dmy' },
  { shape: new RegExp(`(?<!\\d)(\\d{1,2})[ -]?${month}[ ,-]*(\\d{4})`), order: 'dmy' },
  { shape: new RegExp(`${month} ?(\\d{1,2})(?:st|nd|rd|th)?[ ,]+(\\d{4})`), order: 'mdy' },
]

/** The day in a text, in Hong Kong's order: day before month. Null if there is none. */
export function parseProofDate(text: string): Day | null {
  const plain = text.normalize('NFKC').toLowerCase()
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

function dayOf([year = '', monthText = '', day = '']: readonly string[]): Day | null {
  const named = months.indexOf(monthText.slice(0, 3)) + 1
  const number = named || Number(monthText)
  const text = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = Date.parse(`${text}T00:00:00Z`)
  // `Date` turns 31 February into a day in March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : null
}
