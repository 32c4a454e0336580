import { hongKongDay } from '#domain/dates.ts'
import { centsOf, decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { todayMessages } from './messages.ts'
import { colon } from '../language/colon.ts'

type Sales = NonNullable<StaffAnswer<'GET /today'>['sales']>

/** Next to the same weekday last week, because Saturdays are not like Mondays. */
export function SalesToday({ sales, at }: { sales: Sales; at: number }) {
  const texts = useMessages(todayMessages)
  const { today, last_week_so_far: soFar, last_week: whole } = sales
  return (
    <section className="card sales">
      <h2>{texts.sales}</h2>
      <p className="sales-sum">{showMoney(today.amount)}</p>
      <p className="text-ink-2">{texts.orders(today.order_count)}</p>
      <p className="mt-4">
        {texts.lastWeek(useWeekday(at))}
        {colon()}
        <strong>{showMoney(soFar.amount)}</strong>
      </p>
      <p className="text-ink-2">
        {useDifference(today.amount, soFar.amount)} · {texts.wholeDay(showMoney(whole.amount))}
      </p>
    </section>
  )
}

function useDifference(now: string, before: string): string {
  const texts = useMessages(todayMessages)
  const apart = centsOf(now) - centsOf(before)
  if (apart === 0) return texts.same
  const amount = showMoney(decimalText(cents(Math.abs(apart))))
  return apart > 0 ? texts.more(amount) : texts.less(amount)
}

/** Names the day in Hong Kong, wherever the reader is. */
function useWeekday(at: number): string {
  const language = useLanguage() === 'en' ? 'en' : 'zh-HK'
  const day = new Date(`${hongKongDay(new Date(at))}T00:00:00Z`)
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(day)
}
