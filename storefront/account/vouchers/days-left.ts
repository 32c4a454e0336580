import { dayMs, hongKongDay } from '#domain/dates.ts'

/** Whole days of the Hong Kong calendar until something ends; 0 on the last day. */
export function daysLeft(endsAt: string, now: Date): number {
  return (Date.parse(hongKongDay(new Date(endsAt))) - Date.parse(hongKongDay(now))) / dayMs
}
