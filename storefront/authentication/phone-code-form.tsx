import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useLocale } from '../locale.ts'
import { personalApi } from '../session/session.ts'
import type { AuthDraft } from './auth-draft.ts'
import { CodeInput } from './auth-inputs.tsx'
import { AuthFormFrame } from './auth-page.tsx'
import { useAuthMessages } from './auth-messages.ts'
import { ResendCode } from './resend-code.tsx'
import { useAuthForm } from './use-auth-form.ts'

interface PhoneCodeFormProps {
  phone: string
  onDone: () => void
  onLater: () => void
}

export function PhoneCodeForm({ phone, onDone, onLater }: PhoneCodeFormProps) {
  const messages = useAuthMessages()
  const locale = useLocale()
  const form = useAuthForm({ asked: { code: 6 }, send })

  async function send({ code }: AuthDraft): Promise<void> {
    await personalApi(locale)('GET /auth/verify', { query: { verification_code: code } })
    showToast(messages.confirmed)
    onDone()
  }

  return (
    <>
      <p className="text-ink-2">{messages.codeText(phone)}</p>
      <AuthFormFrame form={form}>
        <CodeInput form={form} />
        <ResendCode
          send={() =>
            personalApi(locale)('POST /auth/request-verification', { body: { type: 'PHONE' } })
          }
        />
        <div className="flex flex-wrap gap-4">
          <Button type="submit" busy={form.isBusy}>
            {messages.confirm}
          </Button>
          <Button kind="ghost" onClick={onLater}>
            {messages.later}
          </Button>
        </div>
      </AuthFormFrame>
    </>
  )
}
