import type { Day } from '../dates.ts'

/** Which comes first in a date such as 5/11/2026. A file has one order for all of its lines. */
export const dayOrders = ['day_first', 'month_first'] as const
export type DayOrder = (typeof dayOrders)[number]

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const shapes = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?<rest>\D.*)?$/,
  /^(?<year>\d{4})\s*年\s*(?<month>\d{1,2})\s*月\s*(?<day>\d{1,2})\s*日(?<rest>.*)$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?<rest>\D.*)?$/,
  /^(?<day>\d{1,2})[\s/.-]*(?<month>[a-z]{3})[a-z]*[\s,./-]*(?<year>\d{4}|\d{2})(?<rest>\D.*)?$/,
  /^(?<month>[a-z]{3})[a-z]*[\s./-]*(?<day>\d{1,2})(?:st|nd|rd|th)?[\s,]+(?<year>\d{4})(?<rest>\D.*)?$/,
]

/** Two numbers before the year: their order is the file's. */
const numbers =
  /^(?<first>\d{1,2})\s*[-/.]\s*(?<second>\d{1,2})\s*[-/.]\s*(?<year>\d{4}|\d{2})(?<rest>\D.*)?$/

/** A time or a weekday after the date; any other text makes it no date. */
const afterDay =
  /^(?:[\s,t]*(?:[ap]m|上午|下午)?\s*\d{1,2}[:時时.]\d{2}.*|[\s,(]*(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|(?:星期|週|周).)\)?)?$/

/** The day of a statement's line, such as `21/11/2026` or `21 Nov 2026`; null if there is none. */
export function parseBankDay(text: string, order: DayOrder = 'day_first'): Day | null {
  const plain = plainDay(text)
  for (const shape of shapes) {
    const found = shape.exec(plain)?.groups
    if (found) return dayOf(found)
  }
  const found = numbers.exec(plain)?.groups
  if (!found) return null
  const { first, second, year, rest } = found
  const [day, month] = order === 'day_first' ? [first, second] : [second, first]
  return dayOf({ year, month, day, rest })
}

/** Says whether a cell is a day in either order. */
export function isBankDay(text: string): boolean {
  return parseBankDay(text) !== null || parseBankDay(text, 'month_first') !== null
}

/**
 * The order of a file's dates: by those that are a day in one order only, or else as `usual`. Null
 * if they disagree: then a person has to say. `isProven` is false if both orders would do and differ.
 */
export function dayOrderOf(
  cells: readonly string[],
  usual: DayOrder,
): { order: DayOrder | null; isProven: boolean } {
  let isOpen = false
  const proofs = new Set<DayOrder>()
  for (const cell of cells) {
    const [dayFirst, monthFirst] = [parseBankDay(cell), parseBankDay(cell, 'month_first')]
    if (dayFirst === monthFirst) continue
    if (dayFirst === null) proofs.add('month_first')
    else if (monthFirst === null) proofs.add('day_first')
    else isOpen = true
  }
  const [only, other] = proofs
  if (other) return { order: null, isProven: false }
  return { order: only ?? usual, isProven: only !== undefined || !isOpen }
}

function plainDay(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replaceAll(/[−‒–—]/g, '-')
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[\s,]+/, '')
}

function dayOf({ year = '', month = '', day = '', rest = '' }: Record<string, string | undefined>) {
  if (!afterDay.test(rest)) return null
  const number = /\d/.test(month) ? Number(month) : months.indexOf(month) + 1
  const two = (value: string) => value.padStart(2, '0')
  const text = `${year.length === 2 ? `20${year}` : year}-${two(String(number))}-${two(day)}`
  const at = new Date(`${text}T00:00:00Z`)
  // 31 February becomes a day of March, which is another text.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null
}
