import type { Day } from '#domain/dates.ts'
import { htmlLang, type Locale } from '#domain/locale.ts'

/** Tue 24 – Wed 25 Nov; 11月24日（週二）至25日（週三）. */
export function dayRange(from: Day, to: Day, locale: Locale): string {
  const [first, last] = [partsOf(from, locale), partsOf(to, locale)]
  const isOneMonth = first.month === last.month
  if (locale === 'en') {
    const end = `${last.weekday} ${last.day} ${last.month}`
    if (from === to) return end
    return `${first.weekday} ${first.day}${isOneMonth ? '' : ` ${first.month}`} – ${end}`
  }
  const start = `${first.month}${first.day}日（${first.weekday}）`
  if (from === to) return start
  return `${start}至${isOneMonth ? '' : last.month}${last.day}日（${last.weekday}）`
}

function partsOf(day: Day, locale: Locale) {
  const date = new Date(day)
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : htmlLang[locale], {
      timeZone: 'UTC',
      ...options,
    }).format(date)
  return {
    weekday: say({ weekday: 'short' }),
    month: say({ month: 'short' }),
    day: date.getUTCDate(),
  }
}
