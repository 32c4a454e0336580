import { useState } from 'react'
import { formatPhone } from '#domain/contact.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { showToast } from '#ui/toasts.ts'
import { useLocale, useLocalePath } from '../locale.ts'
import { legalPath, resultPath, signInPath } from '../paths.ts'
import { UnregisteredOnly } from '../session/registered-only.tsx'
import { isRefused } from '../session/refused.ts'
import { registerAndSignIn } from '../session/sign-in.ts'
import { contactOf, phoneOf, registrationOf, type AuthDraft } from './auth-draft.ts'
import type { AuthOutcome } from './auth-failure.ts'
import { ContactInputs, NewPassword, UsernameInput } from './auth-inputs.tsx'
import { AuthFormFrame, AuthPage } from './auth-page.tsx'
import { useAuthWords } from './auth-words.ts'
import { KnownContact } from './known-contact.tsx'
import { PhoneCodeForm } from './phone-code-form.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { useAuthPath, useWayBack } from './way-links.tsx'

/** From `sending` until `done` the page stays, although the visitor is signed in by then. */
type Step = 'form' | 'sending' | 'code' | 'done' | 'known'

export function RegisterPage({ outcome }: { outcome: AuthOutcome | null }) {
  const words = useAuthWords()
  const wayBack = useWayBack()
  const [step, setStep] = useState<Step>(outcome?.isSent ? 'known' : 'form')
  const [draft, setDraft] = useState(outcome?.draft)
  const done = wayBack ?? resultPath('register', 'success')
  const to = step === 'form' || step === 'known' ? undefined : step === 'done' ? done : null

  if (step === 'code' && draft) {
    const { area_code: areaCode, phone } = phoneOf(draft)
    return (
      <UnregisteredOnly to={to}>
        <AuthPage title={words.codeTitle} isStep>
          <PhoneCodeForm
            phone={formatPhone(areaCode, phone)}
            onDone={() => setStep('done')}
            onLater={() => setStep('done')}
          />
        </AuthPage>
      </UnregisteredOnly>
    )
  }
  if (step === 'known' && draft) {
    return (
      <UnregisteredOnly>
        <AuthPage title={words.known} isStep>
          <KnownContact draft={draft} />
        </AuthPage>
      </UnregisteredOnly>
    )
  }
  return (
    <UnregisteredOnly to={to}>
      <AuthPage title={words.register} intro={words.registerText} aside={<HaveAccount />}>
        <RegisterForm
          outcome={outcome}
          onStep={(next, typed) => {
            setDraft(typed)
            setStep(next)
          }}
        />
      </AuthPage>
    </UnregisteredOnly>
  )
}

interface RegisterFormProps {
  outcome: AuthOutcome | null
  onStep: (step: Step, draft: AuthDraft) => void
}

function RegisterForm({ outcome, onStep }: RegisterFormProps) {
  const words = useAuthWords()
  const locale = useLocale()
  const form = useAuthForm({ asked: { contact: true, password: 'new' }, outcome, send })

  async function send(draft: AuthDraft): Promise<void> {
    onStep('sending', draft)
    try {
      await registerAndSignIn(locale, registrationOf(draft))
    } catch (error) {
      // Registering answers the same for a taken contact; a message tells its owner.
      if (isRefused(error, 'wrong_credentials')) return onStep('known', draft)
      onStep('form', draft)
      throw error
    }
    showToast(words.registered)
    onStep(contactOf(draft).type === 'PHONE' ? 'code' : 'done', draft)
  }

  return (
    <AuthFormFrame form={form}>
      <ContactInputs form={form} draft={outcome?.draft} legend={words.registerWith} isLogin />
      <UsernameInput draft={outcome?.draft} />
      <NewPassword form={form} />
      <Terms />
      <Button type="submit" wide busy={form.isBusy}>
        {words.register}
      </Button>
    </AuthFormFrame>
  )
}

function Terms() {
  const words = useAuthWords()
  const path = useLocalePath()
  return (
    <p className="text-12 text-ink-2">
      {words.terms}{' '}
      <Link className="link" href={path(legalPath('terms-and-conditions'))}>
        {words.termsLink}
      </Link>{' '}
      {words.and}{' '}
      <Link className="link" href={path(legalPath('privacy-policy'))}>
        {words.privacyLink}
      </Link>
    </p>
  )
}

function HaveAccount() {
  const words = useAuthWords()
  const path = useAuthPath()
  return (
    <>
      <h2>{words.haveAccount}</h2>
      <p>
        <ButtonLink kind="ghost" href={path(signInPath)}>
          {words.login}
        </ButtonLink>
      </p>
    </>
  )
}
