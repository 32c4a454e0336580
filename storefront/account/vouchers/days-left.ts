import { hongKongDay } from '#domain/dates.ts'

const day = 24 * 3_600_000

/** Whole days of the Hong Kong calendar until something ends; 0 on its last day. */
export function daysLeft(endsAt: string, now: Date): number {
  return (Date.parse(hongKongDay(new Date(endsAt))) - Date.parse(hongKongDay(now))) / day
}
