import { Link } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { useCall } from '../api/use-call.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { useMay } from '../api/me.ts'
import { isClosed } from '../settings/is-closed.ts'
import { FirstSteps } from './first-steps.tsx'
import { todayMessages } from './messages.ts'
import { QueueLine } from './queue-line.tsx'
import { SalesToday } from './sales-today.tsx'
import { colon } from '../language/colon.ts'

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
