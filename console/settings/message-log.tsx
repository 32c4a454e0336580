import { useMemo, useState } from 'react'
import { messageTopics } from '#contract/staff/message-kinds.ts'
import { messageStates } from '#contract/staff/messages.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { PlaceLink } from '../parts/place-link.tsx'
import { Breakable } from '../parts/breakable.tsx'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { DataTable } from '../parts/data-table.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { FilterTools } from '../parts/filter-tools.tsx'
import type { ListColumn } from '../parts/list-column.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { SearchBox } from '../parts/search-box.tsx'
import { showTime } from '../parts/show.ts'
import { showFailure } from '../parts/toasts.ts'
import { oneOf, useListState } from '../parts/use-list-state.ts'
import { MessageDialog } from './message-dialog.tsx'
import { MessageState, type Message } from './message-state.tsx'
import { settingsMessages } from './messages.ts'
import { sentMessages } from './sent-messages.ts'

const perPage = 50
const filters = ['state', 'about', 'channel'] as const
const channels = ['email', 'sms'] as const

/** Emails and text messages, failed ones first. */
export function MessageLog() {
  const texts = useMessages(sentMessages)
  const settings = useMessages(settingsMessages)
  const state = useListState(filters)
  const [shown, setShown] = useState<string | null>(null)
  const columns = useMemo(() => columnsOf(texts, setShown), [texts])
  const messages = useCall(
    'GET /messages',
    {
      query: {
        page: state.page,
        per_page: perPage,
        state: oneOf(messageStates, state.filters.state),
        about: oneOf(messageTopics, state.filters.about),
        channel: oneOf(channels, state.filters.channel),
        ...(state.keyword && { keyword: state.keyword }),
      },
    },
    { keepPrevious: true, refetchEveryMs: 5000 },
  )
  return (
    <Page
      title={texts.title}
      back={{ to: '/settings', label: settings.title }}
      actions={<ResendAll />}
    >
      <div className="list-tools">
        <SearchBox state={state} label={texts.search} />
        <FilterTools state={state}>
          <FilterSelect
            state={state}
            name="state"
            label={texts.filters.state}
            options={messageStates.map((value) => ({ value, label: texts.state[value] }))}
          />
          <FilterSelect
            state={state}
            name="about"
            label={texts.filters.about}
            options={messageTopics.map((value) => ({ value, label: texts.topics[value] }))}
          />
          <FilterSelect
            state={state}
            name="channel"
            label={texts.filters.channel}
            options={channels.map((value) => ({ value, label: texts.channel[value] }))}
          />
        </FilterTools>
      </div>
      <QueryState query={messages}>
        {({ data, total }) => (
          <DataTable
            label={texts.title}
            columns={columns}
            rows={data}
            idOf={({ _id }) => _id}
            nameOf={({ kind }) => texts.kinds[kind]}
            state={state}
            total={total}
            perPage={perPage}
            isStale={messages.isPlaceholderData}
            empty={<p>{texts.empty}</p>}
          />
        )}
      </QueryState>
      {shown === null ? null : <MessageDialog id={shown} onClose={() => setShown(null)} />}
    </Page>
  )
}

function columnsOf(
  texts: (typeof sentMessages)['en'],
  show: (id: string) => void,
): readonly ListColumn<Message>[] {
  const { columns, kinds, problem } = texts
  return [
    {
      id: 'kind',
      title: columns.kind,
      cell: ({ _id, kind, recipient }) => (
        <Button
          kind="link"
          aria-label={texts.show(kinds[kind], recipient ?? texts.erased)}
          onClick={() => show(_id)}
        >
          {kinds[kind]}
        </Button>
      ),
      card: 'title',
    },
    {
      id: 'recipient',
      title: columns.recipient,
      cell: ({ recipient }) => <Breakable>{recipient ?? texts.erased}</Breakable>,
    },
    {
      id: 'order',
      title: columns.order,
      cell: ({ order }) =>
        order ? (
          <PlaceLink className="link" to={`/orders/${order.reference}`}>
            {order.reference}
          </PlaceLink>
        ) : null,
    },
    { id: 'state', title: columns.state, cell: (message) => <MessageState message={message} /> },
    {
      id: 'problem',
      title: columns.problem,
      cell: ({ problem: why }) => (why === null ? null : problem[why]),
    },
    {
      id: 'tried',
      title: columns.tried,
      cell: ({ tried_at: at }) => showTime(at),
      card: 'aside',
    },
  ]
}

function ResendAll() {
  const texts = useMessages(sentMessages)
  const [isAsking, setAsking] = useState(false)
  const failed = useCall('GET /messages', { query: { state: 'failed', per_page: 1 } })
  const resend = useWrite('POST /messages/resend-failed', {
    changes: ['GET /messages', 'GET /today'],
    onDone: ({ count }) => showToast(texts.resentAll(count)),
  })
  if (!failed.data || failed.data.total === 0) return null
  return (
    <>
      <Button kind="ghost" onClick={() => setAsking(true)}>
        {texts.resendAll}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.resendAllTitle}
        action={texts.resendAll}
        isBusy={resend.isPending}
        onConfirm={() => {
          setAsking(false)
          resend.mutate({}, { onError: showFailure })
        }}
        onClose={() => setAsking(false)}
      >
        {texts.resendAllText}
      </ConfirmDialog>
    </>
  )
}
