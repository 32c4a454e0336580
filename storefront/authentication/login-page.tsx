import { useState } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toasts.ts'
import { useLocale } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { forgotPasswordPath, registerPath } from '../paths.ts'
import { readTemporaryLogin, useAuthStatus } from '../session/auth-state.ts'
import { signIn } from './sign-in.ts'
import { readHeaderCounts } from '../start/header-counts.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'
import { loginOf } from './auth-draft.ts'
import type { AuthOutcome } from './auth-failure.ts'
import { ContactInputs, KnownPassword } from './auth-inputs.tsx'
import { AuthFormFrame, AuthPage } from './auth-page.tsx'
import { useAuthMessages } from './auth-messages.ts'
import { useAuthForm } from './use-auth-form.ts'
import { useAuthPath, useReturnTo } from './return-links.tsx'

export function LoginPage({ outcome }: { outcome: AuthOutcome | null }) {
  const messages = useAuthMessages()
  return (
    <AuthPage title={messages.login} intro={messages.loginText} aside={<NewHere />}>
      <Why />
      <Login outcome={outcome} />
    </AuthPage>
  )
}

const loadByCode = () => import('./login-by-code.tsx')

/** With the password, or with a code sent to a verified phone. */
function Login({ outcome }: { outcome: AuthOutcome | null }) {
  const messages = useAuthMessages()
  const { errors } = useMessages()
  const [isByCode, setByCode] = useState(false)
  const byCode = useLazyComponent(loadByCode, isByCode, () => {
    showToast(errors.noConnection, { tone: 'error' })
    setByCode(false)
  })

  async function logIn(signsIn: () => Promise<void>): Promise<void> {
    const cameAlong = readTemporaryLogin() ? readHeaderCounts().cart : 0
    await signsIn()
    showToast(cameAlong > 0 ? messages.cameAlong(cameAlong) : messages.signedIn)
  }

  if (isByCode && byCode) {
    return <byCode.LoginByCode logIn={logIn} onPassword={() => setByCode(false)} />
  }
  return (
    <>
      <LoginForm outcome={outcome} logIn={logIn} />
      <p className="needs-script">
        <Button kind="link" busy={isByCode} onClick={() => setByCode(true)}>
          {messages.logInByCode}
        </Button>
      </p>
    </>
  )
}

interface LoginFormProps {
  outcome: AuthOutcome | null
  logIn: (signsIn: () => Promise<void>) => Promise<void>
}

function LoginForm({ outcome, logIn }: LoginFormProps) {
  const messages = useAuthMessages()
  const locale = useLocale()
  const path = useAuthPath()
  const form = useAuthForm({
    asked: { contact: true, password: 'known' },
    outcome,
    send: (draft) => logIn(() => signIn(locale, loginOf(draft))),
  })
  return (
    <AuthFormFrame form={form}>
      <ContactInputs form={form} draft={outcome?.draft} legend={messages.signInWith} isLogin />
      <KnownPassword form={form} />
      <p className="-mt-2">
        <Link className="link" href={path(forgotPasswordPath)}>
          {messages.forgot}
        </Link>
      </p>
      <Button type="submit" wide busy={form.isBusy}>
        {messages.login}
      </Button>
    </AuthFormFrame>
  )
}

/** Why the visitor was redirected here, if they were. */
function Why() {
  const messages = useAuthMessages()
  const status = useAuthStatus()
  const returnTo = useReturnTo()
  if (status === 'ended') return <Notice tone="info">{messages.endedNote}</Notice>
  const isForMembers = returnTo !== null && /^\/account\b/.test(returnTo)
  return isForMembers ? <Notice tone="info">{messages.needsAccount}</Notice> : null
}

function NewHere() {
  const messages = useAuthMessages()
  const path = useAuthPath()
  return (
    <>
      <h2>{messages.newHere}</h2>
      <ul className="grid gap-3 text-ink-2">
        {messages.benefits.map((benefit) => (
          <li key={benefit} className="grid grid-cols-[20px_minmax(0,1fr)] gap-3">
            <Icon name="check" />
            {benefit}
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink kind="ghost" href={path(registerPath)}>
          {messages.register}
        </ButtonLink>
      </p>
    </>
  )
}
