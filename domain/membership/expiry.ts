import { hongKongDay } from '../dates.ts'

/**
 * Points expire at the end of the Hong Kong day `months` months after the one they were earned on.
 */
export function endOfPoints(earnedAt: Date, months: number): Date {
  const [year = 0, month = 1, day = 1] = hongKongDay(earnedAt).split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const last = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)))
  return new Date(`${last.toISOString().slice(0, 10)}T23:59:59.999+08:00`)
}
