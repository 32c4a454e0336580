import { useMessages } from '../language/messages.ts'
import { showTime } from '../parts/show.ts'
import { orderMessages } from './messages.ts'
import type { StaffOrder } from './order-state.tsx'

/** Newest first, as the day is read. */
export function OrderTimeline({ order }: { order: StaffOrder }) {
  const texts = useMessages(orderMessages)
  return (
    <section className="card">
      <h2>{texts.history}</h2>
      <ol className="timeline">
        {order.statuses.toReversed().map(({ slug, actor, reason, created_at: at }) => (
          <li key={`${slug}${at}`}>
            <span>{texts.status[slug]}</span>
            {reason ? <span className="text-ink-2">{reason}</span> : null}
            <small>
              {showTime(at)} · {texts.by[actor]}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
