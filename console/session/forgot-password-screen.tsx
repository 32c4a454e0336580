import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { errorText } from '../api/error-text.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { EntryFrame } from './entry-frame.tsx'
import { entryMessages, sessionMessages } from './messages.ts'

export function ForgotPasswordScreen() {
  const texts = useMessages(entryMessages)
  const session = useMessages(sessionMessages)
  const [email, setEmail] = useState('')
  const ask = useWrite('POST /auth/forgot-password', { changes: [] })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!ask.isPending) ask.mutate({ body: { email } })
  }

  return (
    <EntryFrame title={texts.forgotTitle} lead={texts.forgotLead}>
      {ask.isSuccess ? (
        <Notice tone="success" live="status">
          {texts.sent(email)}
        </Notice>
      ) : (
        <form method="post" className="grid gap-4" onSubmit={submit}>
          {ask.error ? (
            <Notice tone="error" live="alert">
              {errorText(ask.error)}
            </Notice>
          ) : null}
          <TextInput
            label={session.email}
            name="email"
            type="email"
            autoComplete="username"
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            required
          />
          <Button type="submit" wide busy={ask.isPending}>
            {texts.send}
          </Button>
        </form>
      )}
      <p className="mt-4">
        <Link className="link" to="/">
          {texts.toSignIn}
        </Link>
      </p>
    </EntryFrame>
  )
}
