import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useMe } from '../api/me.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { showTime } from '../language/show.ts'
import { Breakable } from '../parts/breakable.tsx'
import { PageDialog } from '../parts/page-dialog.tsx'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { showFailure } from '../parts/toasts.ts'
import { ChangePassword } from './change-password.tsx'
import { deviceText } from './device-text.ts'
import { EnrolSteps } from './enrol-steps.tsx'
import { accountMessages, sessionMessages } from './messages.ts'
import { PasswordPrompt } from './password-prompt.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** One's own sign-in; name, email and role are for the owner to change. */
export function AccountScreen() {
  const texts = useMessages(accountMessages)
  const session = useMessages(sessionMessages)
  const { name, email } = useMe()
  const [isChanging, setChanging] = useState(false)
  return (
    <Page title={texts.title}>
      <div className="setting grid gap-4">
        <section className="card">
          <div className="card-head">
            <h2>{name}</h2>
            <Button kind="ghost" small onClick={() => setChanging(true)}>
              {session.changePassword}
            </Button>
          </div>
          <p className="text-ink-2">
            <Breakable>{email}</Breakable>
          </p>
        </section>
        <section className="card">
          <div className="card-head">
            <h2>{texts.notifications}</h2>
            <Link className="btn btn-ghost btn-small" to="/account/notifications">
              {texts.chooseNotifications}
            </Link>
          </div>
          <p className="text-ink-2">{texts.notificationsText}</p>
        </section>
        <SecondFactorCard />
        <SessionList />
      </div>
      <ChangePassword isOpen={isChanging} onClose={() => setChanging(false)} />
    </Page>
  )
}

type Session = StaffAnswer<'GET /auth/sessions'>['data'][number]

/** Where one is signed in. */
function SessionList() {
  const texts = useMessages(accountMessages)
  const sessions = useCall('GET /auth/sessions', {})
  const endOthers = useWrite('DELETE /auth/sessions', {
    changes: ['GET /auth/sessions'],
    onDone: () => showToast(texts.othersEnded),
  })
  return (
    <section className="card">
      <QueryState query={sessions}>
        {({ data }) => (
          <>
            <div className="card-head">
              <h2>{texts.sessions}</h2>
              {data.length > 1 ? (
                <Button
                  kind="ghost"
                  small
                  busy={endOthers.isPending}
                  onClick={() => endOthers.mutate({}, { onError: showFailure })}
                >
                  {texts.endOthers}
                </Button>
              ) : null}
            </div>
            <ul className="lines">
              {data.map((session) => (
                <SessionLine key={session._id} session={session} />
              ))}
            </ul>
          </>
        )}
      </QueryState>
    </section>
  )
}

function SessionLine({ session }: { session: Session }) {
  const texts = useMessages(accountMessages)
  const end = useWrite('DELETE /auth/sessions/{id}', { changes: ['GET /auth/sessions'] })
  const device = deviceText(session.device, texts)
  const since = texts.signedIn(showTime(session.signed_in_at))
  return (
    <li>
      <span>
        <span className="font-medium">{device}</span>
        <br />
        <span className="text-ink-2">{since}</span>
      </span>
      {session.is_current ? (
        <StateBadge tone="good">{texts.thisOne}</StateBadge>
      ) : (
        <Button
          kind="ghost"
          small
          aria-label={texts.endOf(device, since)}
          busy={end.isPending}
          onClick={() => end.mutate({ params: { id: session._id } }, { onError: showFailure })}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}

type SecondFactor = StaffAnswer<'GET /auth/second-factor'>
type Act = 'enrol' | 'renew' | 'turnOff'

/** Fewer are a reason to make new ones. */
const fewCodes = 3

function SecondFactorCard() {
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
