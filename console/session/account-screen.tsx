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
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { showFailure } from '../parts/toasts.ts'
import { ChangePassword } from './change-password.tsx'
import { deviceText } from './device-text.ts'
import { accountMessages, sessionMessages } from './messages.ts'
import { SecondFactorCard } from './second-factor-card.tsx'

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
