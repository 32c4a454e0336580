import { messageTopics } from '#contract/staff/message-kinds.ts'
import { messageStates } from '#contract/staff/messages.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { Breakable } from '../parts/breakable.tsx'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { defineList } from '../parts/define-list.tsx'
import { rowsOf, type ListColumn } from '../parts/list-description.ts'
import { PlaceLink } from '../parts/place-link.tsx'
import { showTime } from '../language/show.ts'
import { useSettingsBack } from '../parts/settings-back.ts'
import { MessageDialog } from './message-dialog.tsx'
import { MessageState, type Message } from './message-state.tsx'
import { sentMessages } from './sent-messages.ts'

/** Emails and text messages, failed ones first. */
export const MessageLog = defineList({
  call: rowsOf('GET /messages'),
  texts: sentMessages,
  title: ({ title }) => title,
  label: ({ title }) => title,
  empty: ({ empty }) => empty,
  search: ({ search }) => search,
  refetchEveryMs: 5000,
  useBack: useSettingsBack,
  Actions: ResendAll,
  filters: [
    {
      name: 'state',
      label: ({ filters }) => filters.state,
      names: ({ state }) => state,
      values: messageStates,
    },
    {
      name: 'about',
      label: ({ filters }) => filters.about,
      names: ({ topics }) => topics,
      values: messageTopics,
    },
    {
      name: 'channel',
      label: ({ filters }) => filters.channel,
      names: ({ channel }) => channel,
      values: ['email', 'sms'],
    },
  ],
  dialog: ({ _id: id }, onClose) => <MessageDialog {...{ id, onClose }} />,
  useColumns: ({ texts, open }) => messageColumns(texts, open),
})

function messageColumns(
  texts: (typeof sentMessages)['en'],
  open: (message: Message) => void,
): readonly ListColumn<Message>[] {
  const { columns, kinds, problem } = texts
  return [
    {
      id: 'kind',
      title: columns.kind,
      cell: (message) => (
        <Button
          kind="link"
          aria-label={texts.show(kinds[message.kind], message.recipient ?? texts.erased)}
          onClick={() => open(message)}
        >
          {kinds[message.kind]}
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
  const failed = useCall('GET /messages', { query: { state: 'failed', per_page: 1 } })
  const resend = useWrite('POST /messages/resend-failed', {
    changes: ['GET /messages', 'GET /today'],
    onDone: ({ count }) => showToast(texts.resentAll(count)),
  })
  if (!failed.data || failed.data.total === 0) return null
  return (
    <ConfirmButton
      isLarge
      action={texts.resendAll}
      title={texts.resendAllTitle}
      run={() => resend.mutateAsync({})}
    >
      {texts.resendAllText}
    </ConfirmButton>
  )
}
