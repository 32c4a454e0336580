import { deliveryEstimate, type Day } from '#domain/dates.ts'
import { htmlLang, type Locale } from '#domain/locale.ts'
import type { CourierOption } from './options.ts'

/** "Tue 24 – Wed 25 Nov": days as people plan them. */
export function arrivalText(from: Day, to: Day, locale: Locale): string {
  if (from === to) return dayText(from, locale)
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const [first, last] = [dayText(from, locale), dayText(to, locale)]
  // The month is said once: with the last day in English, with the first in Chinese.
  if (locale !== 'en') return `${first}至${isOneMonth ? last.replace(/^.*月/, '') : last}`
  return `${isOneMonth ? first.replace(/ \S+$/, '') : first} – ${last}`
}

function dayText(day: Day, locale: Locale): string {
  const date = new Date(day)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(htmlLang[locale], { ...options, timeZone: 'UTC' }).format(date)
  const weekday = part({ weekday: locale === 'zh' ? 'narrow' : 'short' })
  return locale === 'en'
    ? `${weekday} ${date.getUTCDate()} ${part({ month: 'short' })}`
    : `${date.getUTCMonth() + 1}月${date.getUTCDate()}日（${weekday}）`
}

/** When a parcel sent off today arrives; pieces still to be made hold up all of it. */
export function arrivalOf(
  { days }: CourierOption,
  now: Date,
  preorderDays: readonly (Day | null)[],
  holidays: readonly Day[],
): { from: Day; to: Day } {
  const start = preorderDays.reduce<Date>((latest, day) => {
    const made = new Date(day ?? 0)
    return made > latest ? made : latest
  }, now)
  return deliveryEstimate(start, { ...days, holidays })
}
