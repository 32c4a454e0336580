import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Locale } from '#domain/locale.ts'
import { errorText } from '../forms/error-text.ts'
import { localePath, useLocale } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { resultPath } from '../paths.ts'
import { ownOrPublicApi } from '../session/session.ts'
import { AuthPage } from './auth-page.tsx'
import { useAuthMessages } from './auth-messages.ts'
import { codeOfAddress } from './reset-form.tsx'

/** spec §4: checks the code in the URL; failure or no code leads to the failure page. */
export function VerifyPage() {
  const text = useAuthMessages()
  const messages = useMessages()
  const locale = useLocale()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<unknown>(null)

  // The URL is only known in the browser. A code works once, however often the effect runs.
  useEffect(() => {
    let isLeft = false
    verifyOnce(locale).then(
      (outcome) => {
        const to = localePath(locale, resultPath('verification_code', outcome))
        if (!isLeft) void navigate(to, { replace: true })
      },
      (error: unknown) => {
        if (!isLeft) setFailure(error)
      },
    )
    return () => {
      isLeft = true
    }
  }, [locale, navigate])

  return (
    <AuthPage title={text.verify}>
      {failure === null ? (
        <output className="needs-script">{text.verifyWait}</output>
      ) : (
        <Notice tone="error" live="alert">
          {errorText(failure, messages)}
        </Notice>
      )}
      <div className={failure === null ? 'without-script' : undefined}>
        <form method="post" className="grid gap-5">
          {failure === null ? <p>{text.verifyWithoutScript}</p> : null}
          <Button type="submit">{text.confirm}</Button>
        </form>
      </div>
    </AuthPage>
  )
}

let asked: { code: string; outcome: Promise<'success' | 'failure'> } | null = null

function verifyOnce(locale: Locale): Promise<'success' | 'failure'> {
  const code = codeOfAddress()
  if (code === null) return Promise.resolve('failure')
  if (asked?.code !== code) asked = { code, outcome: verify(locale, code) }
  return asked.outcome
}

/** Throws if the outcome is unknown: offline, or the server fails. */
async function verify(locale: Locale, code: string): Promise<'success' | 'failure'> {
  try {
    await ownOrPublicApi(locale)('GET /auth/verify', { query: { verification_code: code } })
    return 'success'
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) return 'failure'
    asked = null
    throw error
  }
}
