import { useState } from 'react'
import { formatPhone } from '#domain/contact.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { takeFocus } from '../forms/take-focus.ts'
import { useLocale } from '../locale.ts'
import { publicApi } from '../session/session.ts'
import { signInByCode } from './sign-in.ts'
import { phoneOf, type AuthDraft } from './auth-draft.ts'
import { CodeInput, PhoneInputs } from './auth-inputs.tsx'
import { AuthFormFrame } from './auth-page.tsx'
import { useAuthMessages } from './auth-messages.ts'
import { ResendCode } from './resend-code.tsx'
import { useAuthForm } from './use-auth-form.ts'

interface LoginByCodeProps {
  /** Runs a sign-in and says that it worked. */
  logIn: (signIn: () => Promise<void>) => Promise<void>
  onPassword: () => void
}

/** Signs in with six digits sent to a verified phone; the same screens for any other number. */
export function LoginByCode({ logIn, onPassword }: LoginByCodeProps) {
  const messages = useAuthMessages()
  const locale = useLocale()
  const [sent, setSent] = useState<AuthDraft | null>(null)

  async function send(draft: AuthDraft): Promise<void> {
    await publicApi(locale)('POST /auth/request-login-code', { body: phoneOf(draft) })
    setSent(draft)
  }

  return (
    <div className="grid gap-5">
      {sent ? (
        <CodeForm sent={sent} send={() => send(sent)} logIn={logIn} onOther={() => setSent(null)} />
      ) : (
        <NumberForm send={send} />
      )}
      <p>
        <Button kind="link" onClick={onPassword}>
          {messages.logInByPassword}
        </Button>
      </p>
    </div>
  )
}

function NumberForm({ send }: { send: (draft: AuthDraft) => Promise<void> }) {
  const messages = useAuthMessages()
  const form = useAuthForm({ asked: { contact: true }, send })
  return (
    <>
      <h2 tabIndex={-1} ref={takeFocus} className="text-18">
        {messages.logInByCode}
      </h2>
      <p className="text-ink-2">{messages.logInByCodeText}</p>
      <AuthFormFrame form={form}>
        <input type="hidden" name="type" value="PHONE" />
        <PhoneInputs form={form} />
        <Button type="submit" wide busy={form.isBusy}>
          {messages.sendCode}
        </Button>
      </AuthFormFrame>
    </>
  )
}

interface CodeFormProps {
  sent: AuthDraft
  send: () => Promise<void>
  logIn: LoginByCodeProps['logIn']
  onOther: () => void
}

function CodeForm({ sent, send, logIn, onOther }: CodeFormProps) {
  const messages = useAuthMessages()
  const locale = useLocale()
  const { area_code: areaCode, phone } = phoneOf(sent)
  const form = useAuthForm({
    asked: { code: 6 },
    send: ({ code }) =>
      logIn(() => signInByCode(locale, { area_code: areaCode, phone, verification_code: code })),
  })
  return (
    <>
      <h2 tabIndex={-1} ref={takeFocus} className="text-18">
        {messages.code}
      </h2>
      <Notice tone="info">{messages.sentLoginCode(formatPhone(areaCode, phone))}</Notice>
      <AuthFormFrame form={form}>
        <CodeInput form={form} />
        <Button type="submit" wide busy={form.isBusy}>
          {messages.login}
        </Button>
      </AuthFormFrame>
      <ResendCode send={send} />
      <p>
        <Button kind="link" onClick={onOther}>
          {messages.otherNumber}
        </Button>
      </p>
    </>
  )
}
