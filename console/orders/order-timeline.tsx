import { useMessages } from '../language/messages.ts'
import { showTime } from '../language/show.ts'
import { changeNames } from './change-names.ts'
import { orderMessages } from './messages.ts'
import type { StaffOrder } from './order-state.tsx'

interface Entry {
  key: string
  at: string
  what: string
  who: string
  detail: string | null
}

/** What happened and who did it, newest first, as the day is read. */
export function OrderTimeline({ order }: { order: StaffOrder }) {
  const texts = useMessages(orderMessages)
  return (
    <section className="card">
      <h2>{texts.history}</h2>
      <ol className="timeline">
        {useEntries(order).map(({ key, at, what, who, detail }) => (
          <li key={key}>
            <span>{what}</span>
            {detail ? <span className="text-ink-2">{detail}</span> : null}
            <small>
              {showTime(at)} · {who}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Steps of staff are in the audit log, with names; those of others only in the statuses. */
function useEntries({ statuses, changes }: StaffOrder): Entry[] {
  const texts = useMessages(orderMessages)
  const names = useMessages(changeNames)
  const byOthers = statuses
    .filter(({ actor }) => actor !== 'staff')
    .map(({ slug, actor, reason, created_at: at }) => ({
      key: `${slug}${at}`,
      at,
      what: names[slug === 'pending' && actor === 'system' ? 'paid' : slug] ?? slug,
      who: texts.by[actor],
      detail: reason,
    }))
  const byStaff = changes.map(({ _id, action, staff, after, created_at: at }) => ({
    key: _id,
    at,
    what: names[action] ?? action,
    who: staff?.name ?? texts.system,
    detail: detailOf(after),
  }))
  return [...byOthers, ...byStaff].toSorted((a, b) => (a.at < b.at ? 1 : -1))
}

/** The part of an entry that a person asks for. */
function detailOf(after: unknown): string | null {
  const told = new Map<string, unknown>(Object.entries(after ?? {}))
  const details = ['items', 'reason', 'note', 'tracking_number']
    .map((name) => told.get(name))
    .filter((value) => typeof value === 'string' && value !== '')
  return details.length > 0 ? details.join(' · ') : null
}
