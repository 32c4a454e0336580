import { useState, type FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { errorText } from '../api/error-text.ts'
import { useMessages } from '../language/messages.ts'
import { sessionMessages } from './messages.ts'

interface PasswordPromptProps {
  lead: string
  action: string
  isBusy: boolean
  error: Error | null
  onSubmit: (password: string) => void
}

/** An open session alone does not change how its owner signs in. */
export function PasswordPrompt({ lead, action, isBusy, error, onSubmit }: PasswordPromptProps) {
  const texts = useMessages(sessionMessages)
  const [password, setPassword] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) onSubmit(password)
  }

  return (
    <form method="post" className="grid gap-4" onSubmit={submit}>
      <p>{lead}</p>
      {error ? (
        <Notice tone="error" live="alert">
          {errorText(error)}
        </Notice>
      ) : null}
      <PasswordInput
        label={texts.oldPassword}
        autoComplete="current-password"
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        required
      />
      <div className="form-buttons">
        <Button type="submit" busy={isBusy}>
          {action}
        </Button>
      </div>
    </form>
  )
}
