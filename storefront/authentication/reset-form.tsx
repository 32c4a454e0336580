import { useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useLocale, useLocalePath } from '../locale.ts'
import { resultPath } from '../paths.ts'
import { readAuthStatus } from '../session/auth-state.ts'
import { forgetCustomer } from './forget-customer.ts'
import { goOnAsVisitor } from '../session/go-on-as-visitor.ts'
import { isRefused } from '../session/refused.ts'
import { publicApi } from '../session/session.ts'
import type { AuthDraft } from './auth-draft.ts'
import type { AuthOutcome } from './auth-failure.ts'
import { CodeInput, NewPassword } from './auth-inputs.tsx'
import { AuthFormFrame } from './auth-page.tsx'
import { useAuthMessages } from './auth-messages.ts'
import { useAuthForm } from './use-auth-form.ts'

/** Sets a new password with the code from an emailed link, which is in the URL. */
export function ResetByEmail({ outcome }: { outcome: AuthOutcome | null }) {
  const messages = useAuthMessages()
  const reset = useReset()
  const path = useLocalePath()
  const navigate = useNavigate()
  const form = useAuthForm({ asked: { password: 'new' }, outcome, send })

  async function send({ password }: AuthDraft): Promise<void> {
    const code = codeOfAddress() ?? ''
    try {
      await reset({ verification_code: code, new_password: password })
    } catch (error) {
      if (!isRefused(error, 'verification_code_invalid')) throw error
      await navigate(path(resultPath('reset_password', 'failure')), { replace: true })
    }
  }

  return (
    <AuthFormFrame form={form}>
      <NewPassword form={form} label={messages.newPassword} />
      <Button type="submit" wide busy={form.isBusy}>
        {messages.savePassword}
      </Button>
    </AuthFormFrame>
  )
}

/** Sets a new password with the twelve digits sent to a phone. */
export function ResetByPhone() {
  const messages = useAuthMessages()
  const reset = useReset()
  const form = useAuthForm({
    asked: { code: 12, password: 'new' },
    send: ({ code, password }) => reset({ verification_code: code, new_password: password }),
  })
  return (
    <AuthFormFrame form={form}>
      <CodeInput form={form} />
      <NewPassword form={form} label={messages.newPassword} />
      <Button type="submit" wide busy={form.isBusy}>
        {messages.savePassword}
      </Button>
    </AuthFormFrame>
  )
}

interface Reset {
  verification_code: string
  new_password: string
}

function useReset(): (body: Reset) => Promise<void> {
  const locale = useLocale()
  const path = useLocalePath()
  const navigate = useNavigate()
  return async (body) => {
    await publicApi(locale)('POST /auth/reset-password', { body })
    // The reset ended every session of the account, probably including this one.
    if (readAuthStatus() !== 'visitor') {
      forgetCustomer()
      goOnAsVisitor()
    }
    await navigate(path(resultPath('reset_password', 'success')), { replace: true })
  }
}

export function codeOfAddress(): string | null {
  return new URLSearchParams(location.search).get('verification_code') || null
}
