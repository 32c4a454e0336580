import { useRef, useState, type FormEvent } from 'react'
import { ApiError } from '#contract/client.ts'
import { isPassword } from '#domain/password.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { typedText } from '../../forms/typed-text.ts'
import { useSending } from '../../forms/use-sending.ts'
import { useLocale } from '../../locale.ts'
import { personalApi } from '../../session/session.ts'
import { useAccountMessages } from '../account-messages.ts'
import { Trouble } from '../trouble.tsx'

interface Passwords {
  old_password: string
  new_password: string
}
type Problems = Partial<Record<keyof Passwords, string>>

/** Changes the password with the current one; all other sessions are signed out. */
export function PasswordForm() {
  const { profile: messages } = useAccountMessages()
  const locale = useLocale()
  const [problems, setProblems] = useState<Problems>({})
  const [isSaved, setSaved] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, trouble, send } = useSending<Passwords>(async (body) => {
    try {
      await personalApi(locale)('POST /auth/update-password', { body })
      setSaved(true)
      form.current?.reset()
    } catch (error) {
      const found = refusedFields(error)
      if (found.length === 0) throw error
      setProblems({
        ...(found.includes('old_password') && { old_password: messages.wrongOldPassword }),
        ...(found.includes('new_password') && { new_password: messages.commonPassword }),
      })
    }
  })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const passwords = {
      old_password: typedText(fields, 'old_password'),
      new_password: typedText(fields, 'new_password'),
    }
    const found: Problems = {
      ...(passwords.old_password === '' && { old_password: messages.needOldPassword }),
      ...(!isPassword(passwords.new_password) && { new_password: messages.invalidPassword }),
    }
    setSaved(false)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first === undefined) await send(async () => passwords)
    else event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  const look = { showLabel: messages.showPassword, hideLabel: messages.hidePassword }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid max-w-form gap-5"
      onSubmit={(event) => void submit(event)}
    >
      <PasswordInput
        {...look}
        required
        label={messages.oldPassword}
        name="old_password"
        autoComplete="current-password"
        error={problems.old_password}
      />
      <PasswordInput
        {...look}
        required
        label={messages.newPassword}
        hint={messages.passwordRule}
        name="new_password"
        autoComplete="new-password"
        error={problems.new_password}
      />
      <p className="text-ink-2">{messages.passwordEnds}</p>
      <Trouble text={trouble} />
      {isSaved ? (
        <Notice tone="success" live="status">
          {messages.passwordSaved}
        </Notice>
      ) : null}
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {messages.savePassword}
      </Button>
    </form>
  )
}

function refusedFields(error: unknown): string[] {
  return error instanceof ApiError ? error.issues.map(({ path }) => path) : []
}
