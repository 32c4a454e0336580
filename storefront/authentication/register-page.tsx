import { useState } from 'react'
import { formatPhone } from '#domain/contact.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { showToast } from '#ui/toasts.ts'
import { useLocale, useLocalePath } from '../locale.ts'
import { legalPath, resultPath, signInPath } from '../paths.ts'
import { UnregisteredOnly } from '../session/registered-only.tsx'
import { isRefused } from '../session/refused.ts'
import { registerAndSignIn } from './sign-in.ts'
import { contactOf, phoneOf, registrationOf, type AuthDraft } from './auth-draft.ts'
import type { AuthOutcome } from './auth-failure.ts'
import { ContactInputs, NewPassword, UsernameInput } from './auth-inputs.tsx'
import { AuthFormFrame, AuthPage } from './auth-page.tsx'
import { useAuthMessages } from './auth-messages.ts'
import { KnownContact } from './known-contact.tsx'
import { PhoneCodeForm } from './phone-code-form.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { useAuthPath, useReturnTo } from './return-links.tsx'

/** From `sending` until `done` the page stays, although the visitor is signed in by then. */
type Step = 'form' | 'sending' | 'code' | 'done' | 'known'

export function RegisterPage({ outcome }: { outcome: AuthOutcome | null }) {
  const messages = useAuthMessages()
  const returnTo = useReturnTo()
  const [step, setStep] = useState<Step>(outcome?.isSent ? 'known' : 'form')
  const [draft, setDraft] = useState(outcome?.draft)
  const done = returnTo ?? resultPath('register', 'success')
  const to = step === 'form' || step === 'known' ? undefined : step === 'done' ? done : null

  if (step === 'code' && draft) {
    const { area_code: areaCode, phone } = phoneOf(draft)
    return (
      <UnregisteredOnly to={to}>
        <AuthPage title={messages.codeTitle} isStep>
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
        <AuthPage title={messages.known} isStep>
          <KnownContact draft={draft} />
        </AuthPage>
      </UnregisteredOnly>
    )
  }
  return (
    <UnregisteredOnly to={to}>
      <AuthPage title={messages.register} intro={messages.registerText} aside={<HaveAccount />}>
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
  const messages = useAuthMessages()
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
    showToast(messages.registered)
    onStep(contactOf(draft).type === 'PHONE' ? 'code' : 'done', draft)
  }

  return (
    <AuthFormFrame form={form}>
      <ContactInputs form={form} draft={outcome?.draft} legend={messages.registerWith} isLogin />
      <UsernameInput draft={outcome?.draft} />
      <NewPassword form={form} />
      <Terms />
      <Button type="submit" wide busy={form.isBusy}>
        {messages.register}
      </Button>
    </AuthFormFrame>
  )
}

function Terms() {
  const messages = useAuthMessages()
  const path = useLocalePath()
  return (
    <p className="text-12 text-ink-2">
      {messages.terms}{' '}
      <Link className="link" href={path(legalPath('terms-and-conditions'))}>
        {messages.termsLink}
      </Link>{' '}
      <span className="whitespace-nowrap">
        {messages.and}{' '}
        <Link className="link" href={path(legalPath('privacy-policy'))}>
          {messages.privacyLink}
        </Link>
      </span>
    </p>
  )
}

function HaveAccount() {
  const messages = useAuthMessages()
  const path = useAuthPath()
  return (
    <>
      <h2>{messages.haveAccount}</h2>
      <p>
        <ButtonLink kind="ghost" href={path(signInPath)}>
          {messages.login}
        </ButtonLink>
      </p>
    </>
  )
}
