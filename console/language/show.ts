import { dayMs, formatDateTime, hourMs, minuteMs, onHongKongClock } from '#domain/dates.ts'
import { centsOf, formatMoney } from '#domain/format-money.ts'
import { language } from './language.ts'
import { defineMessages } from './messages.ts'

/** HK$1,280.50, from the decimal text of the wire. */
export function showMoney(amount: string): string {
  return formatMoney(centsOf(amount), language())
}

/** DD/MM/YYYY HH:mm in Hong Kong, wherever the reader is. */
export function showTime(at: string): string {
  return formatDateTime(new Date(at))
}

/** YYYY-MM-DD HH:mm in Hong Kong: any spreadsheet reads it as a time, and sorts by it. */
export function sheetTime(at: string): string {
  return onHongKongClock(new Date(at)).slice(0, 16).replace('T', ' ')
}

/** HH:mm of today, DD/MM/YYYY HH:mm of another day. */
export function showSince(at: string, now = Date.now()): string {
  const [day, time = ''] = showTime(at).split(' ')
  return day === formatDateTime(new Date(now)).split(' ')[0] ? time : showTime(at)
}

/** How long ago, in its largest unit: 5 min, 3 h, 12 d. */
export function showAge(at: string, now = Date.now()): string {
  const texts = ageMessages[language()]
  const age = now - Date.parse(at)
  if (age < minuteMs) return texts.justNow
  if (age < hourMs) return texts.minutes(Math.floor(age / minuteMs))
  if (age < 2 * dayMs) return texts.hours(Math.floor(age / hourMs))
  return texts.days(Math.floor(age / dayMs))
}

const ageMessages = defineMessages({
  justNow: ['just now', '剛剛'],
  minutes: [(count: number) => `${count} min`, (count: number) => `${count} 分鐘`],
  hours: [(count: number) => `${count} h`, (count: number) => `${count} 小時`],
  days: [(count: number) => `${count} d`, (count: number) => `${count} 日`],
})
