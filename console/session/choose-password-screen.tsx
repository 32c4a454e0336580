import { useState, type FormEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { errorText } from '../api/error-text.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { EntryFrame } from './entry-frame.tsx'
import { entryMessages, sessionMessages } from './messages.ts'
import { endSession } from '../api/session.ts'

/** Where the link of an email leads; its key is after the hash, which no server sees. */
export function ChoosePasswordScreen() {
  const texts = useMessages(entryMessages)
  const key = useLocation().hash.slice(1)
  const choose = useWrite('POST /auth/choose-password', {
    changes: [],
    // Another person may be signed in here, and one's own sessions have just ended.
    onDone: endSession,
  })
  return (
    <EntryFrame title={texts.chooseTitle} lead={texts.chooseLead}>
      {choose.data ? (
        <Notice tone="success" live="status">
          {texts.chosen(choose.data.email)}
        </Notice>
      ) : (
        <PasswordForm
          error={choose.error}
          isBusy={choose.isPending}
          onSubmit={(password) => choose.mutate({ body: { key, password } })}
        />
      )}
      <p className="mt-4">
        <Link className="link" to={isDead(choose.error) ? '/forgot-password' : '/'}>
          {isDead(choose.error) ? texts.anotherLink : texts.toSignIn}
        </Link>
      </p>
    </EntryFrame>
  )
}

interface PasswordFormProps {
  error: Error | null
  isBusy: boolean
  onSubmit: (password: string) => void
}

function PasswordForm({ error, isBusy, onSubmit }: PasswordFormProps) {
  const texts = useMessages(entryMessages)
  const session = useMessages(sessionMessages)
  const [password, setPassword] = useState('')
  const issues = error instanceof ApiError ? error.issues : []
  const issue = issues.find(({ path }) => path === 'password')?.message

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) onSubmit(password)
  }

  return (
    <form method="post" className="grid gap-4" onSubmit={submit}>
      {error && !issue ? (
        <Notice tone="error" live="alert">
          {isDead(error) || issues.length === 0 ? errorText(error) : texts.deadLink}
        </Notice>
      ) : null}
      <PasswordInput
        label={session.newPassword}
        hint={session.newPasswordHint}
        error={issue}
        name="password"
        autoComplete="new-password"
        showLabel={session.showPassword}
        hideLabel={session.hidePassword}
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        required
      />
      <Button type="submit" wide busy={isBusy}>
        {texts.choose}
      </Button>
    </form>
  )
}

function isDead(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'password_link_invalid'
}
