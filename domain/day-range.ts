import type { Day } from './dates.ts'
import { htmlLang, type Locale } from './locale.ts'

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
  const { weekday, month } = formatsIn(locale)
  return { weekday: weekday.format(date), month: month.format(date), day: date.getUTCDate() }
}

interface Formats {
  weekday: Intl.DateTimeFormat
  month: Intl.DateTimeFormat
}

/** Creating a formatter costs more than using it. */
const cache = new Map<Locale, Formats>()

function formatsIn(locale: Locale): Formats {
  const cached = cache.get(locale)
  if (cached) return cached
  const name = locale === 'en' ? 'en-GB' : htmlLang[locale]
  const formats = {
    weekday: new Intl.DateTimeFormat(name, { timeZone: 'UTC', weekday: 'short' }),
    month: new Intl.DateTimeFormat(name, { timeZone: 'UTC', month: 'short' }),
  }
  cache.set(locale, formats)
  return formats
}
