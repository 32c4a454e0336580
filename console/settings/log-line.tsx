import { Button } from '#ui/button.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { showTime } from '../language/show.ts'
import type { ListState } from '../parts/use-list-state.ts'
import { PutBackButton } from '../products/put-back-button.tsx'
import { actionMessages } from './action-messages.ts'
import { actionText } from './action-text.ts'
import { LogDifference } from './log-difference.tsx'
import type { LogFilter } from './log-filter.ts'
import { logMessages } from './log-messages.ts'
import { LogSubject, useSubjectName } from './log-subject.tsx'
import { colon } from '../language/colon.ts'

interface LogLineProps {
  change: StaffAnswer<'GET /audit-log'>['data'][number]
  state: ListState<LogFilter>
}

export function LogLine({ change, state }: LogLineProps) {
  const texts = useMessages(logMessages)
  const actions = useMessages(actionMessages)
  const { staff, subject, created_at: at } = change
  const name = useSubjectName()(subject)
  return (
    <li>
      <p className="log-line">
        <time>{showTime(at)}</time>
        <strong className="font-medium">{actionText(change.action, actions)}</strong>
        <LogSubject subject={subject} />
        <span className="log-who">{staff?.name ?? texts.system}</span>
        {state.filters.subject_id || name === null ? null : (
          <Button
            kind="link"
            aria-label={texts.only + colon() + name}
            onClick={() => state.change({ subject_kind: subject.kind, subject_id: subject._id })}
          >
            {texts.only}
          </Button>
        )}
      </p>
      <LogDifference before={change.before} after={change.after} />
      <PutBackButton change={change} />
    </li>
  )
}
