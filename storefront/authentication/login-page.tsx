import { Button, ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toasts.ts'
import { useLocale } from '../locale.ts'
import { forgotPasswordPath, registerPath } from '../paths.ts'
import { readTemporaryLogin, useStanding } from '../session/auth-state.ts'
import { UnregisteredOnly } from '../session/registered-only.tsx'
import { signIn } from '../session/sign-in.ts'
import { readRemembered } from '../start/remembered.ts'
import { loginOf, type AuthDraft } from './auth-draft.ts'
import type { AuthOutcome } from './auth-failure.ts'
import { ContactInputs, KnownPassword } from './auth-inputs.tsx'
import { AuthFormFrame, AuthPage } from './auth-page.tsx'
import { useAuthWords } from './auth-words.ts'
import { useAuthForm } from './use-auth-form.ts'
import { useAuthPath, useWayBack } from './way-links.tsx'

export function LoginPage({ outcome }: { outcome: AuthOutcome | null }) {
  const words = useAuthWords()
  return (
    <UnregisteredOnly>
      <AuthPage title={words.login} intro={words.loginText} aside={<NewHere />}>
        <Why />
        <LoginForm outcome={outcome} />
      </AuthPage>
    </UnregisteredOnly>
  )
}

function LoginForm({ outcome }: { outcome: AuthOutcome | null }) {
  const words = useAuthWords()
  const locale = useLocale()
  const path = useAuthPath()
  const form = useAuthForm({ asked: { contact: true, password: 'known' }, outcome, send })

  async function send(draft: AuthDraft): Promise<void> {
    const cameAlong = readTemporaryLogin() ? readRemembered().cart : 0
    await signIn(locale, loginOf(draft))
    showToast(cameAlong > 0 ? words.cameAlong(cameAlong) : words.signedIn)
  }

  return (
    <AuthFormFrame form={form}>
      <ContactInputs form={form} draft={outcome?.draft} legend={words.signInWith} isLogin />
      <KnownPassword form={form} />
      <p className="-mt-2">
        <Link className="link" href={path(forgotPasswordPath)}>
          {words.forgot}
        </Link>
      </p>
      <Button type="submit" wide busy={form.isBusy}>
        {words.login}
      </Button>
    </AuthFormFrame>
  )
}

/** Why the visitor was redirected here, if they were. */
function Why() {
  const words = useAuthWords()
  const standing = useStanding()
  const wayBack = useWayBack()
  if (standing === 'ended') return <Notice tone="info">{words.endedNote}</Notice>
  const isForMembers = wayBack !== null && /^\/account\b/.test(wayBack)
  return isForMembers ? <Notice tone="info">{words.needsAccount}</Notice> : null
}

function NewHere() {
  const words = useAuthWords()
  const path = useAuthPath()
  return (
    <>
      <h2>{words.newHere}</h2>
      <p className="text-ink-2">{words.registerText}</p>
      <p>
        <ButtonLink kind="ghost" href={path(registerPath)}>
          {words.register}
        </ButtonLink>
      </p>
    </>
  )
}
