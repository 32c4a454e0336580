import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showTime } from '../language/show.ts'
import { showFailure } from '../parts/toasts.ts'
import { eventText, webhookMessages } from './messages.ts'

type Details = StaffAnswer<'GET /webhook-deliveries/{id}'>

interface DeliveryDialogProps {
  id: string
  /** Whether its webhook is. */
  isOn: boolean
  onClose: () => void
}

export function DeliveryDialog({ id, isOn, onClose }: DeliveryDialogProps) {
  const texts = useMessages(webhookMessages)
  const params = { id }
  const delivery = useCall('GET /webhook-deliveries/{id}', { params }, { refetchEveryMs: 5000 })
  const replay = useWrite('POST /webhook-deliveries/{id}/replay', {
    changes: ['GET /webhooks/{id}/deliveries', 'GET /webhook-deliveries/{id}'],
    onDone() {
      showToast(texts.replayed)
      onClose()
    },
  })
  const found = delivery.data
  const canReplay = isOn && found !== undefined && found.state !== 'waiting'
  return (
    <PageDialog
      id="delivery"
      onClose={onClose}
      title={found ? eventText(found.type, texts) : texts.deliveries}
      footer={
        canReplay ? (
          <div className="form-buttons">
            <Button
              busy={replay.isPending}
              onClick={() => replay.mutate({ params }, { onError: showFailure })}
            >
              {texts.replay}
            </Button>
          </div>
        ) : undefined
      }
    >
      <QueryState query={delivery}>{(shown) => <DeliveryDetails delivery={shown} />}</QueryState>
    </PageDialog>
  )
}

function DeliveryDetails({ delivery }: { delivery: Details }) {
  const texts = useMessages(webhookMessages)
  const { event_id: eventId, state, attempts, response_status: status, error, next_at } = delivery
  const answer = status ?? (attempts > 0 ? texts.noAnswer : null)
  return (
    <div className="grid gap-3">
      <p>
        {texts.delivery[state]} · {texts.attempts(attempts)}
        {answer === null ? null : ` · ${answer}`}
        {next_at ? ` · ${texts.nextAt(showTime(next_at))}` : null}
      </p>
      <p className="text-ink-2 break-all">{eventId}</p>
      {error ? <p className="break-words">{error}</p> : null}
      <section aria-label={texts.body}>
        <small className="text-ink-2">{texts.body}</small>
        <pre className="webhook-body">{JSON.stringify(JSON.parse(delivery.body), null, 2)}</pre>
      </section>
    </div>
  )
}
