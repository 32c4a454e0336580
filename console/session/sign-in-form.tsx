import { useState, type FormEvent } from 'react'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { errorText } from '../api/error-text.ts'
import { queryClient } from '../api/query-client.ts'
import { callStaff } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { CodeInput } from './code-input.tsx'
import { sessionMessages } from './messages.ts'
import { startSession } from '../api/session.ts'

interface SignInFormProps {
  /** Email of the person whose session has ended. */
  email?: string
}

/** Email and password, then the code of a second factor, if there is one. */
export function SignInForm({ email = '' }: SignInFormProps) {
  const texts = useMessages(sessionMessages)
  const [typed, setTyped] = useState({ email, password: '' })
  const [code, setCode] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')

  async function signIn() {
    setBusy(true)
    setError('')
    try {
      const body = code === null ? typed : { ...typed, code }
      const { token } = await callStaff('POST /auth/login', { body })
      startSession(token)
      await queryClient.invalidateQueries()
    } catch (failure) {
      if (isCodeAsked(failure)) setCode('')
      else setError(errorText(failure))
    } finally {
      setBusy(false)
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isBusy) void signIn()
  }

  return (
    <form method="post" className="grid gap-4" onSubmit={submit}>
      {error ? (
        <Notice tone="error" live="alert">
          {error}
        </Notice>
      ) : null}
      {code === null ? (
        <Credentials typed={typed} onType={setTyped} />
      ) : (
        <CodeInput value={code} onChange={setCode} takesRecoveryCodes />
      )}
      <Button type="submit" wide busy={isBusy}>
        {texts.signIn}
      </Button>
      {code === null ? null : (
        <p>
          <Button kind="link" onClick={() => setCode(null)}>
            {texts.otherAccount}
          </Button>
        </p>
      )}
    </form>
  )
}

interface Typed {
  email: string
  password: string
}

function Credentials({ typed, onType }: { typed: Typed; onType: (typed: Typed) => void }) {
  const texts = useMessages(sessionMessages)
  return (
    <>
      <TextInput
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        value={typed.email}
        onChange={({ currentTarget }) => onType({ ...typed, email: currentTarget.value })}
        required
      />
      <PasswordInput
        label={texts.password}
        name="password"
        autoComplete="current-password"
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        value={typed.password}
        onChange={({ currentTarget }) => onType({ ...typed, password: currentTarget.value })}
        required
      />
    </>
  )
}

function isCodeAsked(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second_factor_required'
}
