import { deliveryStates } from '#contract/staff/webhooks.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { showTime } from '../language/show.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { DescribedList } from '../parts/define-list.tsx'
import { rowsOf, type ListColumn } from '../parts/list-description.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { showFailure } from '../parts/toasts.ts'
import { eventText, webhookMessages, type WebhookTexts } from './messages.ts'
import type { Webhook } from './webhook-state.tsx'

type Delivery = StaffAnswer<'GET /webhooks/{id}/deliveries'>['data'][number]

const tones = { waiting: 'wait', delivered: 'good', failed: 'bad' } as const

/** What a webhook was sent, newest first. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const texts = useMessages(webhookMessages)
  return (
    <section className="mt-8">
      <h2 className="font-medium mb-3">{texts.deliveries}</h2>
      <DescribedList
        list={{
          call: rowsOf('GET /webhooks/{id}/deliveries'),
          params: { id: webhook._id },
          texts: webhookMessages,
          label: ({ deliveries }) => deliveries,
          empty: ({ noDeliveries }) => noDeliveries,
          refetchEveryMs: 5000,
          filters: [
            {
              name: 'state',
              label: ({ stateFilter }) => stateFilter,
              names: ({ delivery }) => delivery,
              values: deliveryStates,
            },
          ],
          tools: <ReplayAll webhook={webhook} />,
          useColumns: ({ texts: said, open }) => deliveryColumns(said, open),
          dialog: ({ _id: id }, onClose) => (
            <DeliveryDialog {...{ id, onClose }} isOn={webhook.is_on} />
          ),
        }}
      />
    </section>
  )
}

function deliveryColumns(
  texts: WebhookTexts,
  open: (delivery: Delivery) => void,
): readonly ListColumn<Delivery>[] {
  const { columns } = texts
  return [
    {
      id: 'event',
      title: columns.event,
      cell: (delivery) => (
        <Button
          kind="link"
          aria-label={texts.show(eventText(delivery.type, texts), showTime(delivery.created_at))}
          onClick={() => open(delivery)}
        >
          {eventText(delivery.type, texts)}
        </Button>
      ),
      card: 'title',
    },
    {
      id: 'state',
      title: columns.state,
      cell: ({ state }) => <StateBadge tone={tones[state]}>{texts.delivery[state]}</StateBadge>,
    },
    {
      id: 'answer',
      title: columns.answer,
      cell: ({ response_status: status, attempts }) =>
        status ?? (attempts > 0 ? texts.noAnswer : null),
    },
    { id: 'attempts', title: columns.attempts, cell: ({ attempts }) => texts.attempts(attempts) },
    {
      id: 'at',
      title: columns.at,
      cell: ({ created_at: at }) => showTime(at),
      card: 'aside',
    },
  ]
}

function ReplayAll({ webhook }: { webhook: Webhook }) {
  const texts = useMessages(webhookMessages)
  const params = { id: webhook._id }
  const failed = useCall('GET /webhooks/{id}/deliveries', {
    params,
    query: { state: 'failed', per_page: 1 },
  })
  const replay = useWrite('POST /webhooks/{id}/replay-failed', {
    changes: ['GET /webhooks/{id}/deliveries'],
    onDone: ({ count }) => showToast(texts.replayedAll(count)),
  })
  if (!webhook.is_on || !failed.data || failed.data.total === 0) return null
  return (
    <ConfirmButton
      isLarge
      action={texts.replayAll}
      title={texts.replayAllTitle}
      run={() => replay.mutateAsync({ params })}
    >
      {texts.replayAllText}
    </ConfirmButton>
  )
}

type Details = StaffAnswer<'GET /webhook-deliveries/{id}'>

interface DeliveryDialogProps {
  id: string
  /** Whether its webhook is. */
  isOn: boolean
  onClose: () => void
}

function DeliveryDialog({ id, isOn, onClose }: DeliveryDialogProps) {
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
