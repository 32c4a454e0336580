import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { QueryState } from '../parts/query-state.tsx'
import { showTime } from '../parts/show.ts'
import { MessageState, type Message } from '../settings/message-state.tsx'
import { ResendButton } from '../settings/resend-button.tsx'
import { sentMessages } from '../settings/sent-messages.ts'
import type { StaffOrder } from './order-state.tsx'

/** What the customer was sent about the order, and whether it went out. */
export function OrderMessages({ order }: { order: StaffOrder }) {
  const texts = useMessages(sentMessages)
  const messages = useCall(
    'GET /orders/{id}/messages',
    { params: { id: order._id } },
    { refetchEveryMs: 5000 },
  )
  return (
    <section className="card">
      <h2>{texts.title}</h2>
      <QueryState query={messages}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-ink-2">{texts.emptyOrder}</p>
          ) : (
            <ol className="timeline" aria-label={texts.title}>
              {data.map((message) => (
                <OrderMessage key={message._id} message={message} />
              ))}
            </ol>
          )
        }
      </QueryState>
    </section>
  )
}

function OrderMessage({ message }: { message: Message }) {
  const texts = useMessages(sentMessages)
  const { kind, channel, problem, error, recipient, tried_at: at } = message
  return (
    <li>
      <span className="flex flex-wrap items-baseline gap-x-3">
        {texts.kinds[kind]} <MessageState message={message} />
        <ResendButton message={message} small />
      </span>
      {problem ? (
        <span className="break-words text-ink-2">
          {texts.problem[problem]}
          {error ? `: ${error}` : null}
        </span>
      ) : null}
      <small className="break-words">
        {showTime(at)} · {texts.channel[channel]} · {recipient ?? texts.erased}
      </small>
    </li>
  )
}
