import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { defineMessages, useMessages } from '../language/messages.ts'
import { ConfirmButton } from './confirm-button.tsx'
import { showTime } from '../language/show.ts'
import { useMay } from '../api/me.ts'

export const holdMessages = defineMessages({
  held: [
    'The shop is on hold: emails and webhooks are waiting',
    '網店暫停發送：電郵及 Webhook 等候中',
  ],
  heldText: [
    (taken: string, messages: number, others: number) =>
      `It was restored from the backup of ${taken}. ${messages} messages and ${others} other jobs from then are on hold, and no new job runs until you decide.`,
    (taken: string, messages: number, others: number) =>
      `網店已由 ${taken} 的備份還原。當時的 ${messages} 個訊息及 ${others} 項其他工作正在等候；在你決定之前，不會執行任何新工作。`,
  ],
  send: ['Send them', '全部發送'],
  sendTitle: ['Send everything on hold?', '發送所有等候的訊息？'],
  sendText: [
    (messages: number) =>
      `${messages} messages will be sent. Do this if the shop was moved and the old one has sent nothing since; otherwise customers get them twice.`,
    (messages: number) =>
      `將發出 ${messages} 個訊息。適用於網店搬遷後，而舊網店再沒有發送過訊息；否則顧客會重複收到。`,
  ],
  sent: ['Sending everything on hold', '正在發送所有等候的訊息'],
  discard: ['Discard messages', '放棄訊息'],
  discardTitle: ['Discard the messages on hold?', '放棄當時的訊息？'],
  discardText: [
    (messages: number) =>
      `${messages} messages will never be sent; most were already sent before the restore. Deadlines, refunds and other work continue.`,
    (messages: number) =>
      `${messages} 個訊息將不會發送，其中大部分早已送出。限期、退款及其他工作照常進行。`,
  ],
  discarded: ['Messages discarded; other work continues', '已放棄訊息，其他工作照常進行'],
})

/** After a restore, on every screen of those who can decide. */
export function HoldBanner() {
  return useMay()('system:manage') ? <Banner /> : null
}

function Banner() {
  const system = useCall('GET /system', {}, { refetchEveryMs: 60_000 })
  return system.data?.hold ? <Decision hold={system.data.hold} /> : null
}

type Hold = NonNullable<StaffAnswer<'GET /system'>['hold']>

function Decision({ hold }: { hold: Hold }) {
  const texts = useMessages(holdMessages)
  const { taken_at: taken, message_count: messages, other_job_count: others } = hold
  const decide = useWrite('POST /system/release', {
    changes: ['GET /system', 'GET /today'],
    onDone: (_answer, { body }) =>
      showToast(body.messages === 'send' ? texts.sent : texts.discarded),
  })
  return (
    <Notice
      tone="warn"
      className="mb-4"
      title={texts.held}
      action={
        <div className="mt-2 flex flex-wrap gap-2">
          <ConfirmButton
            action={texts.send}
            title={texts.sendTitle}
            run={() => decide.mutateAsync({ body: { messages: 'send' } })}
          >
            <p>{texts.sendText(messages)}</p>
          </ConfirmButton>
          <ConfirmButton
            action={texts.discard}
            title={texts.discardTitle}
            run={() => decide.mutateAsync({ body: { messages: 'discard' } })}
          >
            <p>{texts.discardText(messages)}</p>
          </ConfirmButton>
        </div>
      }
    >
      {texts.heldText(showTime(taken), messages, others)}
    </Notice>
  )
}
