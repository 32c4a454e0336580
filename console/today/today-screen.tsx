import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '../language/messages.ts'
import { partMessages } from '../parts/messages.ts'
import { Page } from '../parts/page.tsx'
import { todayMessages } from './messages.ts'
import { useQueues, type Queue } from './use-queues.ts'

export function TodayScreen() {
  const texts = useMessages(todayMessages)
  return (
    <Page title={texts.title}>
      <p className="text-ink-2 mb-4">{texts.lead}</p>
      <ul className="queue">
        {useQueues().map((queue) => (
          <li key={queue.name}>
            <QueueLine queue={queue} />
          </li>
        ))}
      </ul>
    </Page>
  )
}

function QueueLine({ queue: { name, to, count, hasFailed } }: { queue: Queue }) {
  const texts = useMessages(todayMessages)
  const parts = useMessages(partMessages)
  const line = (
    <>
      <strong>{count ?? '–'}</strong>
      <span>{texts.lines[name]}</span>
      <small>{hasFailed ? parts.failed : count === 0 ? texts.nothing : null}</small>
      {to ? <Icon name="chevron-end" /> : null}
    </>
  )
  return to ? <Link to={to}>{line}</Link> : <span>{line}</span>
}
