import { useCall } from '../api/use-call.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { todayMessages } from './messages.ts'
import { QueueLine } from './queue-line.tsx'
import { SalesToday } from './sales-today.tsx'

/** What waits, in the order of the day; what does not is named in one line. */
export function TodayScreen() {
  const texts = useMessages(todayMessages)
  const today = useCall('GET /today', {}, { refetchEveryMs: 30_000 })
  return (
    <Page title={texts.title}>
      <QueryState query={today}>
        {({ queues, sales }) => (
          <div className="split">
            <Queues queues={queues} />
            <SalesToday sales={sales} at={today.dataUpdatedAt} />
          </div>
        )}
      </QueryState>
    </Page>
  )
}

function Queues({ queues }: { queues: StaffAnswer<'GET /today'>['queues'] }) {
  const texts = useMessages(todayMessages)
  const waiting = queues.filter(({ count }) => count > 0)
  const clear = queues.filter(({ count }) => count === 0)
  if (waiting.length === 0) {
    return (
      <div className="list-empty">
        <p className="text-ink font-medium">{texts.done}</p>
        <p>{texts.doneText}</p>
      </div>
    )
  }
  return (
    <div>
      <ul className="queue" aria-label={texts.waiting}>
        {waiting.map((queue) => (
          <li key={queue.name}>
            <QueueLine queue={queue} />
          </li>
        ))}
      </ul>
      {clear.length > 0 ? (
        <p className="text-ink-2 mt-3 text-12">
          {texts.clear}: {clear.map(({ name }) => texts.lines[name]).join(' · ')}
        </p>
      ) : null}
    </div>
  )
}
