import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { showTime } from '../parts/show.ts'
import { useMay } from '../session/me.ts'
import { systemMessages } from './messages.ts'

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
  const texts = useMessages(systemMessages)
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
