/** A day of the Hong Kong calendar, such as 2026-11-21. */
export type Day = string

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** spec §9: DD/MM/YYYY HH:mm, in Hong Kong time wherever the reader is. */
export function formatDateTime(at: Date): string {
  return `${formatDay(hongKongDay(at))} ${onHongKongClock(at).slice(11, 16)}`
}

/** DD/MM/YYYY */
export function formatDay(date: Day): string {
  return date.split('-').toReversed().join('/')
}

export function hongKongDay(at: Date): Day {
  return onHongKongClock(at).slice(0, 10)
}

/** The instant of midnight in Hong Kong. */
export function startOfHongKongDay(date: Day): Date {
  return new Date(Date.parse(date) - 8 * hourMs)
}

export function addDays(date: Day, count: number): Day {
  return new Date(Date.parse(date) + count * dayMs).toISOString().slice(0, 10)
}

export interface Way {
  minDays: number
  maxDays: number
  /** Days without courier service, in addition to Sundays. */
  holidays: readonly Day[]
}

/** First and last day a parcel is due. Sundays and holidays do not count as courier days. */
export function deliveryEstimate(
  orderedAt: Date,
  { minDays, maxDays, holidays }: Way,
): { from: Day; to: Day } {
  const ordered = hongKongDay(orderedAt)
  return {
    from: addWorkingDays(ordered, minDays, holidays),
    to: addWorkingDays(ordered, maxDays, holidays),
  }
}

function addWorkingDays(date: Day, count: number, holidays: readonly Day[]): Day {
  const rests = (on: Day) => isSunday(on) || holidays.includes(on)
  let due = date
  for (let left = count; left > 0 || rests(due);) {
    due = addDays(due, 1)
    if (!rests(due)) left -= 1
  }
  return due
}

function isSunday(date: Day): boolean {
  return new Date(date).getUTCDay() === 0
}

/** ISO text of the local time. Hong Kong has been UTC+8 all year since 1979. */
export function onHongKongClock(at: Date): string {
  return new Date(at.getTime() + 8 * hourMs).toISOString()
}
