import type { Day } from '../dates.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The day comes first, as every bank in Hong Kong writes it, unless the year does. */
const shapes = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})\b/,
  /^(?<year>\d{4})年(?<month>\d{1,2})月(?<day>\d{1,2})日/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})\b/,
  /^(?<day>\d{1,2})[\s-]*(?<month>[a-z]{3})[a-z]*[\s,-]*(?<year>\d{4}|\d{2})\b/,
]

/** The day of a statement's line, such as `21/11/2026` or `21 Nov 2026`; null if there is none. */
export function parseBankDay(text: string): Day | null {
  const plain = text.normalize('NFKC').trim().toLowerCase()
  for (const shape of shapes) {
    const found = shape.exec(plain)?.groups
    if (found) return dayOf(found)
  }
  return null
}

function dayOf({ year = '', month = '', day = '' }: Record<string, string>): Day | null {
  const number = /\d/.test(month) ? Number(month) : months.indexOf(month) + 1
  const two = (value: string) => value.padStart(2, '0')
  const text = `${year.length === 2 ? `20${year}` : year}-${two(String(number))}-${two(day)}`
  const at = new Date(`${text}T00:00:00Z`)
  // 31 February becomes a day of March, which is another text.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null
}
