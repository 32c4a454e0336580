import { deliveryStates, listDeliveries } from '#contract/staff/webhooks.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { DescribedList } from '../parts/define-list.tsx'
import type { ListColumn } from '../parts/list-column.ts'
import { showTime } from '../language/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { DeliveryDialog } from './delivery-dialog.tsx'
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
          call: listDeliveries,
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
