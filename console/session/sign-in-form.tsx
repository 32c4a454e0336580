import { useState, type FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { errorText } from '../api/error-text.ts'
import { queryClient } from '../api/query-client.ts'
import { callStaff } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { sessionMessages } from './messages.ts'
import { startSession } from './session.ts'

interface SignInFormProps {
  /** Of the person whose session has ended. */
  email?: string
}

export function SignInForm({ email = '' }: SignInFormProps) {
  const texts = useMessages(sessionMessages)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')

  async function signIn(form: HTMLFormElement) {
    setBusy(true)
    setError('')
    try {
      const { token } = await callStaff('POST /auth/login', {
        body: { email: typedIn(form, 'email'), password: typedIn(form, 'password') },
      })
      startSession(token)
      await queryClient.invalidateQueries()
    } catch (failure) {
      setError(errorText(failure))
    } finally {
      setBusy(false)
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isBusy) void signIn(event.currentTarget)
  }

  return (
    <form method="post" className="grid gap-4" onSubmit={submit}>
      {error ? (
        <Notice tone="error" live="alert">
          {error}
        </Notice>
      ) : null}
      <TextInput
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
      />
      <PasswordInput
        label={texts.password}
        name="password"
        autoComplete="current-password"
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        required
      />
      <Button type="submit" wide busy={isBusy}>
        {texts.signIn}
      </Button>
    </form>
  )
}

function typedIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
