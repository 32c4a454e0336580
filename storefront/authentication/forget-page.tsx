import { useState } from 'react'
import { formatPhone } from '#domain/contact.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { useLocale } from '../locale.ts'
import { signInPath } from '../paths.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'
import { publicApi } from '../session/session.ts'
import { contactOf, phoneOf, type AuthDraft } from './auth-draft.ts'
import type { AuthOutcome } from './auth-failure.ts'
import { ContactInputs } from './auth-inputs.tsx'
import { AuthFormFrame, AuthPage } from './auth-page.tsx'
import { useAuthMessages } from './auth-messages.ts'
import { ResendCode } from './resend-code.tsx'
import { ResetByPhone } from './reset-form.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { useAuthPath } from './return-links.tsx'

/** The same response whether or not the account exists. */
export function ForgetPage({ outcome }: { outcome: AuthOutcome | null }) {
  const messages = useAuthMessages()
  const locale = useLocale()
  const [sent, setSent] = useState<AuthDraft | null>(outcome?.isSent ? outcome.draft : null)

  async function send(draft: AuthDraft): Promise<void> {
    await publicApi(locale)('POST /auth/forget-password', { body: contactOf(draft) })
    setSent(draft)
  }

  return (
    <AuthPage
      title={sent?.type === 'EMAIL' ? messages.sent : sent ? messages.reset : messages.forget}
      isStep={sent !== null}
    >
      {sent ? (
        <Sent draft={sent} send={() => send(sent)} onOther={() => setSent(null)} />
      ) : (
        <ForgetForm outcome={outcome} send={send} />
      )}
      <BackToLogin />
    </AuthPage>
  )
}

interface ForgetFormProps {
  outcome: AuthOutcome | null
  send: (draft: AuthDraft) => Promise<void>
}

function ForgetForm({ outcome, send }: ForgetFormProps) {
  const messages = useAuthMessages()
  const form = useAuthForm({ asked: { contact: true }, outcome, send })
  return (
    <AuthFormFrame form={form}>
      <p className="by-email text-ink-2">{messages.forgetText}</p>
      <p className="by-phone text-ink-2">{messages.forgetByPhoneText}</p>
      <ContactInputs form={form} draft={outcome?.draft} legend={messages.resetWith} isLogin />
      <Button type="submit" wide busy={form.isBusy}>
        <span className="by-email">{messages.sendLink}</span>
        <span className="by-phone">{messages.sendCode}</span>
      </Button>
    </AuthFormFrame>
  )
}

interface SentProps {
  draft: AuthDraft
  send: () => Promise<void>
  onOther: () => void
}

function Sent({ draft, send, onOther }: SentProps) {
  const messages = useAuthMessages()
  const isInBrowser = useInBrowser()
  const isEmail = draft.type === 'EMAIL'
  const { area_code: areaCode, phone } = phoneOf(draft)
  const text = isEmail
    ? messages.sentText(draft.email)
    : messages.sentPhoneText(formatPhone(areaCode, phone))
  return (
    <div className="grid gap-5">
      <Notice tone="success">{text}</Notice>
      {isEmail ? <p className="text-ink-2">{messages.sentHint}</p> : <ResetByPhone />}
      {isInBrowser ? (
        <>
          <ResendCode send={send} label={messages.again} />
          <p>
            <Button kind="link" onClick={onOther}>
              {isEmail ? messages.otherAddress : messages.otherNumber}
            </Button>
          </p>
        </>
      ) : null}
    </div>
  )
}

export function BackToLogin() {
  const messages = useAuthMessages()
  const path = useAuthPath()
  return (
    <p>
      <Link className="link" href={path(signInPath)}>
        {messages.backToLogin}
      </Link>
    </p>
  )
}
