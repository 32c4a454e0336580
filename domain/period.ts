import { addDays, dayMs, type Day } from './dates.ts'

/** Days of the Hong Kong calendar, both included. */
export interface Period {
  from: Day
  to: Day
}

/** A range of years would hold more days than a screen can show. */
export const maxPeriodDays = 3 * 366

/** Zero if `to` is the day before `from`. */
export function daysIn({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
}

/**
 * The period to compare with: whole months with the months before, anything else with as many days
 * before.
 */
export function periodBefore({ from, to }: Period): Period {
  const before = addDays(from, -1)
  if (!isFirstOfMonth(from) || !isFirstOfMonth(addDays(to, 1))) {
    return { from: addDays(from, -daysIn({ from, to })), to: before }
  }
  return { from: firstDay(from, -monthsIn({ from, to }).length), to: before }
}

export function monthOf(day: Day): string {
  return day.slice(0, 7)
}

/** The whole of a month such as 2026-11. */
export function periodOfMonth(month: string): Period {
  const from = `${month}-01`
  return { from, to: addDays(firstDay(from, 1), -1) }
}

export function eachDay({ from, to }: Period): Day[] {
  return Array.from({ length: daysIn({ from, to }) }, (_, at) => addDays(from, at))
}

/** 2026-10, 2026-11: each month the period touches. */
export function monthsIn({ from, to }: Period): string[] {
  const months: string[] = []
  for (let day = firstDay(from, 0); day <= to; day = firstDay(day, 1)) months.push(monthOf(day))
  return months
}

function isFirstOfMonth(day: Day): boolean {
  return day.endsWith('-01')
}

/** The first day of the month that many months later. */
function firstDay(day: Day, later: number): Day {
  const date = new Date(day)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1))
    .toISOString()
    .slice(0, 10)
}
