import { useParams } from 'react-router'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { methodMessages } from '../parts/payment-names.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showMoney, showTime } from '../language/show.ts'
import { counterMessages } from './messages.ts'
import type { CashSession } from './use-open-till.ts'

/** A day at the till, read-only once it is closed. */
export function TillDay() {
  const { id = '' } = useParams()
  const texts = useMessages(counterMessages)
  const session = useCall('GET /cash-sessions/{id}', { params: { id } })
  const day = session.data
  return (
    <Page
      title={day ? texts.day(showTime(day.opened_at)) : texts.views.till}
      back={{ to: '/counter/till', label: texts.views.till }}
    >
      <QueryState query={session}>{(shown) => <Day day={shown} />}</QueryState>
    </Page>
  )
}

function Day({ day }: { day: CashSession }) {
  const texts = useMessages(counterMessages)
  const methods = useMessages(methodMessages)
  return (
    <section className="card">
      <p className="text-ink-2 mb-4">
        {texts.openSince(showTime(day.opened_at), day.opened_by)} ·{' '}
        {texts.saleCount(day.sale_count)} · {texts.floatOf(showMoney(day.float))}
      </p>
      <ul className="lines">
        {day.counts.map((count) => (
          <li key={count.method}>
            <div className="min-w-0 flex-1 basis-[160px]">
              <p className="font-medium">{methods[count.method]}</p>
              <p className="text-ink-2 text-12">
                {texts.sales(showMoney(count.sales))} · {texts.refunded(showMoney(count.refunds))}
              </p>
              {count.reason === '' ? null : <p>{count.reason}</p>}
            </div>
            <p className="counter-figures">
              {texts.expected(showMoney(count.expected))}
              {count.counted === null ? null : (
                <>
                  <br />
                  {texts.countedSum(showMoney(count.counted))}
                </>
              )}
              {count.difference === null || count.difference === '0.00' ? null : (
                <strong>
                  <br />
                  {texts.difference(showMoney(count.difference))}
                </strong>
              )}
            </p>
          </li>
        ))}
      </ul>
      {day.closed_at === null || day.next_float === null ? null : (
        <p className="mt-4">
          {texts.closedAt(showTime(day.closed_at), day.closed_by ?? '')} ·{' '}
          {texts.staysIn(showMoney(day.next_float))}
        </p>
      )}
    </section>
  )
}
