import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { callStaff } from '../api/staff-api.ts'
import { LanguageSwitch } from '../language/language-switch.tsx'
import { useMessages } from '../language/messages.ts'
import { useMe } from '../api/me.ts'
import { sessionMessages } from '../session/messages.ts'
import { roleText } from '../api/permission-names.ts'
import { endSession } from '../api/session.ts'
import { shellMessages } from './messages.ts'
import { chooseTheme, themes, useTheme } from './theme.ts'

interface AccountMenuProps {
  onHelp?: () => void
  /** A screen was chosen. */
  onChoose?: () => void
}

/** Who is signed in, and what is theirs: language, appearance, account. */
export function AccountMenu({ onHelp, onChoose }: AccountMenuProps) {
  const me = useMe()
  const texts = useMessages(shellMessages)
  const session = useMessages(sessionMessages)
  const signOut = useMutation({
    mutationFn: () => callStaff('POST /auth/logout'),
    // Without an answer the token is forgotten here and ends by itself.
    onSettled: endSession,
  })
  return (
    <section className="account" aria-label={texts.account}>
      <p className="account-name">
        <strong>{me.name}</strong>
        <span>{roleText(me, texts.roles)}</span>
      </p>
      <LanguageSwitch staffId={me._id} />
      <ThemeSwitch />
      <div className="account-links">
        <Link className="link" to="/account" onClick={onChoose}>
          {texts.myAccount}
        </Link>
        {onHelp ? (
          <Button kind="link" onClick={onHelp}>
            {texts.shortcuts}
          </Button>
        ) : null}
        <a className="link" href="/">
          {texts.toShop}
        </a>
        <Button kind="link" busy={signOut.isPending} onClick={() => signOut.mutate()}>
          {session.signOut}
        </Button>
      </div>
    </section>
  )
}

function ThemeSwitch() {
  const texts = useMessages(shellMessages)
  const current = useTheme()
  return (
    <fieldset className="segments" aria-label={texts.theme}>
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === current}
          onClick={() => chooseTheme(theme)}
        >
          {texts.themes[theme]}
        </button>
      ))}
    </fieldset>
  )
}
