import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showTime } from '../language/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { accountMessages } from './messages.ts'
import { EnrolSteps } from './enrol-steps.tsx'
import { PasswordPrompt } from './password-prompt.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type SecondFactor = StaffAnswer<'GET /auth/second-factor'>
type Act = 'enrol' | 'renew' | 'turnOff'

/** Fewer are a reason to make new ones. */
const fewCodes = 3

export function SecondFactorCard() {
  const texts = useMessages(accountMessages)
  const query = useCall('GET /auth/second-factor', {})
  const [act, setAct] = useState<Act | null>(null)
  const close = () => setAct(null)
  return (
    <section className="card">
      <QueryState query={query}>{(state) => <State state={state} onAct={setAct} />}</QueryState>
      {act ? (
        <PageDialog id="second-factor" onClose={close} title={texts.actTitles[act]}>
          {act === 'enrol' ? <EnrolSteps onDone={close} /> : null}
          {act === 'renew' ? <Renewal onDone={close} /> : null}
          {act === 'turnOff' ? <TurningOff onDone={close} /> : null}
        </PageDialog>
      ) : null}
    </section>
  )
}

function State({ state, onAct }: { state: SecondFactor; onAct: (act: Act) => void }) {
  const texts = useMessages(accountMessages)
  const {
    is_on: isOn,
    is_required: isRequired,
    turned_on_at: at,
    recovery_codes_left: left,
  } = state
  return (
    <>
      <div className="card-head">
        <h2>{texts.secondFactor}</h2>
        <StateBadge tone={isOn ? 'good' : 'plain'}>{isOn ? texts.on : texts.off}</StateBadge>
      </div>
      <p className="text-ink-2 mb-4">
        {texts.secondFactorText}
        {isRequired ? ` ${texts.required}` : ''}
      </p>
      {isOn ? (
        <>
          <p className={left < fewCodes ? 'text-error mb-4' : 'mb-4'}>
            {at ? `${texts.since(showTime(at))} · ` : ''}
            {texts.codesLeft(left)}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button kind="ghost" small onClick={() => onAct('renew')}>
              {texts.renew}
            </Button>
            <Button kind="ghost" small onClick={() => onAct('turnOff')}>
              {texts.turnOff}
            </Button>
          </div>
        </>
      ) : (
        <Button small onClick={() => onAct('enrol')}>
          {texts.setUp}
        </Button>
      )}
    </>
  )
}

function Renewal({ onDone }: { onDone: () => void }) {
  const texts = useMessages(accountMessages)
  const renew = useWrite('POST /auth/second-factor/recovery-codes', {
    changes: ['GET /auth/second-factor'],
  })
  if (renew.data) return <RecoveryCodes codes={renew.data.recovery_codes} onDone={onDone} />
  return (
    <PasswordPrompt
      lead={texts.renewLead}
      action={texts.renew}
      isBusy={renew.isPending}
      error={renew.error}
      onSubmit={(password) => renew.mutate({ body: { password } })}
    />
  )
}

function TurningOff({ onDone }: { onDone: () => void }) {
  const texts = useMessages(accountMessages)
  const turnOff = useWrite('PUT /auth/second-factor/off', {
    changes: ['GET /auth/second-factor', 'GET /auth/me'],
    onDone() {
      showToast(texts.turnedOff)
      onDone()
    },
  })
  return (
    <PasswordPrompt
      lead={texts.turnOffLead}
      action={texts.turnOff}
      isBusy={turnOff.isPending}
      error={turnOff.error}
      onSubmit={(password) => turnOff.mutate({ body: { password } })}
    />
  )
}
