import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useMessages } from '../language/messages.ts'
import { Breakable } from '../parts/breakable.tsx'
import { Page } from '../parts/page.tsx'
import { accountMessages } from './account-messages.ts'
import { ChangePassword } from './change-password.tsx'
import { useMe } from '../api/me.ts'
import { sessionMessages } from './messages.ts'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionList } from './session-list.tsx'

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
