import { useMemo, useState } from 'react'
import { deliveryStates } from '#contract/staff/webhooks.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { DataTable } from '../parts/data-table.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import type { ListColumn } from '../parts/list-column.ts'
import { QueryState } from '../parts/query-state.tsx'
import { showTime } from '../parts/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { showFailure } from '../parts/toasts.ts'
import { oneOf, useListState } from '../parts/use-list-state.ts'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { eventText, webhookMessages, type WebhookTexts } from './messages.ts'
import type { Webhook } from './webhook-state.tsx'

type Delivery = StaffAnswer<'GET /webhooks/{id}/deliveries'>['data'][number]

const perPage = 50
const filters = ['state'] as const
const tones = { waiting: 'wait', delivered: 'good', failed: 'bad' } as const

/** What a webhook was sent, newest first. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const texts = useMessages(webhookMessages)
  const state = useListState(filters)
  const [shown, setShown] = useState<string | null>(null)
  const columns = useMemo(() => columnsOf(texts, setShown), [texts])
  const deliveries = useCall(
    'GET /webhooks/{id}/deliveries',
    {
      params: { id: webhook._id },
      query: {
        page: state.page,
        per_page: perPage,
        state: oneOf(deliveryStates, state.filters.state),
      },
    },
    { keepPrevious: true, refetchEveryMs: 5000 },
  )
  return (
    <section className="mt-8">
      <h2 className="font-medium mb-3">{texts.deliveries}</h2>
      <div className="list-tools">
        <FilterSelect
          state={state}
          name="state"
          label={texts.stateFilter}
          options={deliveryStates.map((value) => ({ value, label: texts.delivery[value] }))}
        />
        <ReplayAll webhook={webhook} />
      </div>
      <QueryState query={deliveries}>
        {({ data, total }) => (
          <DataTable
            label={texts.deliveries}
            columns={columns}
            rows={data}
            idOf={({ _id }) => _id}
            nameOf={({ type }) => eventText(type, texts)}
            state={state}
            total={total}
            perPage={perPage}
            isStale={deliveries.isPlaceholderData}
            empty={<p>{texts.noDeliveries}</p>}
          />
        )}
      </QueryState>
      {shown === null ? null : (
        <DeliveryDialog id={shown} isOn={webhook.is_on} onClose={() => setShown(null)} />
      )}
    </section>
  )
}

function columnsOf(
  texts: WebhookTexts,
  show: (id: string) => void,
): readonly ListColumn<Delivery>[] {
  const { columns } = texts
  return [
    {
      id: 'event',
      title: columns.event,
      cell: ({ _id, type, created_at: at }) => (
        <Button
          kind="link"
          aria-label={texts.show(eventText(type, texts), showTime(at))}
          onClick={() => show(_id)}
        >
          {eventText(type, texts)}
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
  const [isAsking, setAsking] = useState(false)
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
    <>
      <Button kind="ghost" onClick={() => setAsking(true)}>
        {texts.replayAll}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.replayAllTitle}
        action={texts.replayAll}
        isBusy={replay.isPending}
        onConfirm={() => {
          setAsking(false)
          replay.mutate({ params }, { onError: showFailure })
        }}
        onClose={() => setAsking(false)}
      >
        {texts.replayAllText}
      </ConfirmDialog>
    </>
  )
}
