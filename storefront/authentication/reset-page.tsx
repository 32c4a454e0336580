import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useLocalePath } from '../locale.ts'
import { resultPath } from '../paths.ts'
import { isRefused } from '../session/refused.ts'
import { publicApi } from '../session/session.ts'
import type { AuthOutcome } from './auth-failure.ts'
import { AuthPage } from './auth-page.tsx'
import { useAuthWords } from './auth-words.ts'
import { BackToLogin } from './forget-page.tsx'
import { codeOfAddress, ResetByLetter } from './reset-form.tsx'

export function ResetPage({ outcome }: { outcome: AuthOutcome | null }) {
  const words = useAuthWords()
  useLiveCode()
  return (
    <AuthPage title={words.reset} intro={words.resetText}>
      <ResetByLetter outcome={outcome} />
      <BackToLogin />
    </AuthPage>
  )
}

/** A link that no longer works says so before anybody has thought of a password. */
function useLiveCode(): void {
  const locale = useLocale()
  const path = useLocalePath()
  const navigate = useNavigate()

  // The address is the browser's: every page of this kind is the same on the server.
  useEffect(() => {
    const leave = () =>
      void navigate(path(resultPath('reset_password', 'failure')), { replace: true })
    const code = codeOfAddress()
    if (code === null) return leave()
    publicApi(locale)('GET /auth/check-verification-code', {
      query: { verification_code: code },
    }).catch((error: unknown) => {
      // Without a line nobody knows; the form says it when it is sent.
      if (isRefused(error, 'verification_code_invalid')) leave()
    })
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
