import { Link } from 'react-router'
import { hongKongDay } from '#domain/dates.ts'
import { centsOf, decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { useMay } from '../api/me.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { colon } from '../language/punctuation.ts'
import { showMoney } from '../language/show.ts'
import { Page } from '../parts/page.tsx'
import { PlaceLink } from '../parts/place-link.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { isClosed } from '../settings/is-closed.ts'
import { todayMessages } from './messages.ts'
import { QueueLine } from './queue-line.tsx'

/** Tasks that wait, the oldest first; the others are named in one line. */
export function TodayScreen() {
  const texts = useMessages(todayMessages)
  const may = useMay()
  const today = useCall('GET /today', {}, { refetchEveryMs: 30_000 })
  return (
    <Page title={texts.title}>
      {may('settings:manage') ? <ClosedNotice /> : null}
      <QueryState query={today}>
        {({ queues, sales, first_steps: steps }) => (
          <div className="split">
            <Queues queues={queues} />
            <div>
              {sales ? <SalesToday sales={sales} at={today.dataUpdatedAt} /> : null}
              <FirstSteps steps={steps} />
            </div>
          </div>
        )}
      </QueryState>
    </Page>
  )
}

/** So that a closure is not left on. */
function ClosedNotice() {
  const texts = useMessages(todayMessages)
  const stored = useCall('GET /configurations/{slug}', { params: { slug: 'closure' } })
  if (!isClosed(stored.data?.value)) return null
  return (
    <Notice tone="warn" className="mb-4">
      {texts.closed}{' '}
      <Link className="link" to="/settings/closure">
        {texts.change}
      </Link>
    </Notice>
  )
}

type Queue = StaffAnswer<'GET /today'>['queues'][number]

/** To be aware of rather than to work off one by one. */
const stockNames: readonly Queue['name'][] = ['low_stock', 'sold_out']

function Queues({ queues }: { queues: readonly Queue[] }) {
  const texts = useMessages(todayMessages)
  const work = queues.filter(({ name }) => !stockNames.includes(name))
  const waiting = work.filter(({ count }) => count > 0).toSorted(oldestFirst)
  const clear = work.filter(({ count }) => count === 0)
  const stock = queues.filter(({ name, count }) => stockNames.includes(name) && count > 0)
  return (
    <div>
      {waiting.length === 0 ? (
        <div className="list-empty">
          <p className="text-ink font-medium">{texts.done}</p>
          <p>{texts.doneText}</p>
        </div>
      ) : (
        <ul className="queue" aria-label={texts.waiting}>
          {waiting.map((queue) => (
            <li key={queue.name}>
              <QueueLine queue={queue} />
            </li>
          ))}
        </ul>
      )}
      {waiting.length > 0 && clear.length > 0 ? (
        <p className="text-ink-2 mt-3 text-12">
          {texts.clear}
          {colon()}
          {clear.map(({ name }) => texts.lines[name]).join(' · ')}
        </p>
      ) : null}
      {stock.length > 0 ? (
        <section className="mt-6" aria-labelledby="stock">
          <h2 id="stock" className="text-ink-2 text-12 mb-2">
            {texts.stock}
          </h2>
          <ul className="queue is-quiet">
            {stock.map((queue) => (
              <li key={queue.name}>
                <QueueLine queue={queue} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

function oldestFirst({ oldest_at: one }: Queue, { oldest_at: other }: Queue): number {
  return (one ?? '').localeCompare(other ?? '')
}

type Sales = NonNullable<StaffAnswer<'GET /today'>['sales']>

/** Next to the same weekday last week, because Saturdays are not like Mondays. */
function SalesToday({ sales, at }: { sales: Sales; at: number }) {
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

type Step = StaffAnswer<'GET /today'>['first_steps'][number]

/** Steps of a new shop before its first real order; gone once everything is done. */
function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const texts = useMessages(todayMessages)
  if (steps.length === 0) return null
  const done = steps.filter((step) => step.is_done).length
  return (
    <section className="card mt-4" aria-labelledby="first-steps">
      <h2 id="first-steps">{texts.firstSteps}</h2>
      <p className="text-ink-2 mb-2">{texts.stepsDone(done, steps.length)}</p>
      <ol className="first-steps">
        {steps.map((step) => (
          <li key={step.name} className={classes(step.is_done && 'is-done')}>
            <Icon name={step.is_done ? 'check' : 'chevron-end'} />
            <StepText step={step} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function StepText({ step: { name, is_done: isDone } }: { step: Step }) {
  const texts = useMessages(todayMessages)
  const path = paths[name]
  const text = (
    <>
      {texts.steps[name]}
      {isDone ? <span className="sr-only"> ({texts.stepDone})</span> : null}
    </>
  )
  if (isDone) return <span>{text}</span>
  if (path === null) {
    return (
      <a className="link" href="/" target="_blank" rel="noreferrer">
        {text}
      </a>
    )
  }
  return (
    <PlaceLink className="link" to={path}>
      {text}
    </PlaceLink>
  )
}

/** Null: the shop itself. */
const paths: Record<Step['name'], string | null> = {
  brand: '/settings/brand',
  payees: '/settings/payment-methods',
  product: '/products/new',
  stock: '/stock/receive',
  // Shows what was sent and what waits.
  emails: '/settings/messages',
  order: null,
}
