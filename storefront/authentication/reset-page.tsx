import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useLocalePath } from '../locale.ts'
import { resultPath } from '../paths.ts'
import { isRefused } from '../session/refused.ts'
import { publicApi } from '../session/session.ts'
import type { AuthOutcome } from './auth-failure.ts'
import { AuthPage } from './auth-page.tsx'
import { useAuthMessages } from './auth-messages.ts'
import { BackToLogin } from './forget-page.tsx'
import { codeOfAddress, ResetByEmail } from './reset-form.tsx'

export function ResetPage({ outcome }: { outcome: AuthOutcome | null }) {
  const messages = useAuthMessages()
  useLiveCode()
  return (
    <AuthPage title={messages.reset} intro={messages.resetText}>
      <ResetByEmail outcome={outcome} />
      <BackToLogin />
    </AuthPage>
  )
}

/** Reports an expired link before the visitor has thought of a password. */
function useLiveCode(): void {
  const locale = useLocale()
  const path = useLocalePath()
  const navigate = useNavigate()

  // The code is only in the browser's URL: on the server the page is the same for all.
  useEffect(() => {
    const leave = () =>
      void navigate(path(resultPath('reset_password', 'failure')), { replace: true })
    const code = codeOfAddress()
    if (code === null) return leave()
    publicApi(locale)('GET /auth/check-verification-code', {
      query: { verification_code: code },
    }).catch((error: unknown) => {
      // Offline, the code stays unchecked; submitting the form reports it.
      if (isRefused(error, 'verification_code_invalid')) leave()
    })
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
