import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { PlaceLink } from '../parts/place-link.tsx'
import { PageDialog } from '../parts/page-dialog.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showTime } from '../language/show.ts'
import { showFailure } from '../parts/toasts.ts'
import { MessagePreview } from './message-preview.tsx'
import { MessageState } from './message-state.tsx'
import { ResendButton } from './resend-button.tsx'
import { sentMessages } from './sent-messages.ts'

type Details = StaffAnswer<'GET /messages/{id}'>

export function MessageDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = useMessages(sentMessages)
  const message = useCall('GET /messages/{id}', { params: { id } })
  const found = message.data
  return (
    <PageDialog
      id="message"
      wide
      onClose={onClose}
      title={found ? texts.kinds[found.kind] : texts.title}
      footer={found && canAct(found) ? <Steps message={found} onClose={onClose} /> : undefined}
    >
      <QueryState query={message}>{(shown) => <MessageDetails message={shown} />}</QueryState>
    </PageDialog>
  )
}

function MessageDetails({ message }: { message: Details }) {
  const texts = useMessages(sentMessages)
  const { order, recipient, problem, error, subject, text, locale, channel } = message
  return (
    <div className="grid gap-3">
      <p>
        <MessageState message={message} /> · {showTime(message.tried_at)} ·{' '}
        {texts.attempts(message.attempts)}
      </p>
      <p className="break-words">
        {texts.channel[channel]} → {recipient ?? texts.erased}
        {locale ? ` · ${texts.language[locale]}` : null}
        {order ? (
          <>
            {' · '}
            <PlaceLink className="link" to={`/orders/${order.reference}`}>
              {order.reference}
            </PlaceLink>
          </>
        ) : null}
      </p>
      {problem ? (
        <p>
          <strong>{texts.problem[problem]}</strong>
          {error ? <span className="block break-words text-ink-2">{error}</span> : null}
        </p>
      ) : null}
      {subject ? <p className="font-medium">{subject}</p> : null}
      {text === null ? (
        <p className="text-ink-2">{texts.noText}</p>
      ) : (
        <MessagePreview text={text} emailUrl={message.preview_url} label={texts.now} />
      )}
      {message.can_resend ? <p className="text-ink-2">{texts.resendHint}</p> : null}
    </div>
  )
}

function canAct({ state, can_resend: canResend }: Details): boolean {
  return canResend || state === 'failed'
}

function Steps({ message, onClose }: { message: Details; onClose: () => void }) {
  const texts = useMessages(sentMessages)
  const setAside = useWrite('PUT /messages/{id}/set-aside', {
    changes: ['GET /messages', 'GET /orders/{id}/messages', 'GET /today'],
    onDone() {
      showToast(texts.isSetAside)
      onClose()
    },
  })
  return (
    <div className="form-buttons">
      {message.state === 'failed' ? (
        <Button
          kind="ghost"
          busy={setAside.isPending}
          onClick={() => setAside.mutate({ params: { id: message._id } }, { onError: showFailure })}
        >
          {texts.setAside}
        </Button>
      ) : null}
      <ResendButton message={message} onDone={onClose} />
    </div>
  )
}
