import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { Breakable } from '../parts/breakable.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showTime } from '../language/show.ts'
import { useMay } from '../api/me.ts'
import { MessageDialog } from '../settings/message-dialog.tsx'
import { MessageState, type Message } from '../settings/message-state.tsx'
import { ResendButton } from '../settings/resend-button.tsx'
import { sentMessages } from '../settings/sent-messages.ts'
import type { StaffOrder } from './order-state.tsx'

/** What the customer was sent about the order, and whether it went out. */
export function OrderMessages({ order }: { order: StaffOrder }) {
  const texts = useMessages(sentMessages)
  const [shown, setShown] = useState<string | null>(null)
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
                <OrderMessage
                  key={message._id}
                  message={message}
                  isElsewhere={!isReachedAt(order, message.recipient)}
                  onShow={setShown}
                />
              ))}
            </ol>
          )
        }
      </QueryState>
      {shown === null ? null : <MessageDialog id={shown} onClose={() => setShown(null)} />}
    </section>
  )
}

interface OrderMessageProps {
  message: Message
  /** Not sent to where the order's customer is reached now. */
  isElsewhere: boolean
  onShow: (id: string) => void
}

function OrderMessage({ message, isElsewhere, onShow }: OrderMessageProps) {
  const texts = useMessages(sentMessages)
  const may = useMay()
  const { _id: id, kind, channel, problem, error, recipient, tried_at: at } = message
  return (
    <li>
      <span className="flex flex-wrap items-baseline gap-x-3">
        {may('messages:manage') ? (
          <Button
            kind="link"
            aria-label={texts.show(texts.kinds[kind], recipient ?? texts.erased)}
            onClick={() => onShow(id)}
          >
            {texts.kinds[kind]}
          </Button>
        ) : (
          texts.kinds[kind]
        )}{' '}
        <MessageState message={message} />
        <ResendButton message={message} small />
      </span>
      {problem ? (
        <span className="break-words text-ink-2">
          {texts.problem[problem]}
          {error ? `: ${error}` : null}
        </span>
      ) : null}
      <small>
        {showTime(at)} · {texts.channel[channel]}
        {isElsewhere ? (
          <>
            {' · '}
            {recipient === null ? texts.erased : <Breakable>{recipient}</Breakable>}
          </>
        ) : null}
      </small>
    </li>
  )
}

function isReachedAt({ delivery }: StaffOrder, recipient: string | null): boolean {
  const { email, area_code: area, phone } = delivery.recipient
  return recipient !== null && [email, `+${area}${phone}`].includes(recipient)
}
