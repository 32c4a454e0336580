import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { showTime } from '../parts/show.ts'
import type { ListState } from '../parts/use-list-state.ts'
import { actionText } from './action-text.ts'
import { logMessages } from './log-messages.ts'
import type { LogFilter } from './log-filter.ts'

type Change = StaffAnswer<'GET /audit-log'>['data'][number]

interface LogLineProps {
  change: Change
  state: ListState<LogFilter>
}

export function LogLine({ change, state }: LogLineProps) {
  const texts = useMessages(logMessages)
  const { staff, subject, created_at: at } = change
  const place = placeOf(subject)
  return (
    <li>
      <p className="log-line">
        <time>{showTime(at)}</time>
        <strong className="font-medium">{actionText(change.action, texts)}</strong>
        {place ? (
          <Link className="link" to={place}>
            {subject.name}
          </Link>
        ) : (
          <span className="text-ink-2">{subject.name}</span>
        )}
        <span>{staff?.name ?? texts.system}</span>
        {state.filters.subject_id ? null : (
          <Button
            kind="link"
            aria-label={`${texts.only}: ${subject.name}`}
            onClick={() => state.change({ subject_kind: subject.kind, subject_id: subject._id })}
          >
            {texts.only}
          </Button>
        )}
      </p>
      <Difference before={change.before} after={change.after} />
    </li>
  )
}

/** The changed fields, old and new. */
function Difference({ before, after }: { before: unknown; after: unknown }) {
  const texts = useMessages(logMessages)
  const old = new Map(fieldsOf(before))
  const next = new Map(fieldsOf(after))
  const names = [...new Set([...old.keys(), ...next.keys()])]
  if (names.length === 0) return null
  return (
    <details>
      <summary>{texts.details}</summary>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <del aria-label={texts.before}>{old.get(name) ?? texts.nothing}</del> →{' '}
              <ins aria-label={texts.after}>{next.get(name) ?? texts.nothing}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function fieldsOf(value: unknown): [name: string, text: string][] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [['', JSON.stringify(value)]]
  return Object.entries(value).map(([name, part]) => [
    name,
    typeof part === 'string' ? part : JSON.stringify(part),
  ])
}

/** Where in the console a subject is shown. */
function placeOf({ kind, _id }: Change['subject']): string | null {
  if (kind === 'order') return `/orders/${_id}`
  if (kind === 'account') return `/customers/${_id}`
  if (kind === 'product') return `/products/${_id}`
  if (kind === 'variant') return `/stock/${_id}`
  if (kind === 'promotion') return `/promotions/${_id}`
  if (kind === 'voucher') return `/promotions/vouchers/${_id}`
  if (kind === 'refund_request') return `/returns/${_id}`
  if (kind === 'content') return `/content/pages/${_id}`
  if (kind === 'post') return `/content/posts/${_id}`
  return kind === 'article' ? `/content/articles/${_id}` : null
}
