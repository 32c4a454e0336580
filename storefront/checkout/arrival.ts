import { deliveryEstimate, type Day } from '#domain/dates.ts'
import { htmlLang, type Locale } from '#domain/locale.ts'
import type { CourierOption } from './options.ts'

/** "Tue, 24 Nov – Wed, 25 Nov": days as people plan them. */
export function arrivalText(from: Day, to: Day, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-HK' : htmlLang[locale], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const [first, last] = [format.format(new Date(from)), format.format(new Date(to))]
  return first === last ? first : `${first} – ${last}`
}

/** When a parcel sent off today arrives; pieces still to be made hold up all of it. */
export function arrivalOf(
  { days }: CourierOption,
  now: Date,
  preorderDays: readonly (Day | null)[],
): { from: Day; to: Day } {
  const start = preorderDays.reduce<Date>((latest, day) => {
    const made = new Date(day ?? 0)
    return made > latest ? made : latest
  }, now)
  return deliveryEstimate(start, days)
}
