import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { isPassword } from '#domain/password.ts'
import { Button } from '#ui/button.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { showToast } from '#ui/toasts.ts'
import { typedText } from '../../forms/typed-text.ts'
import { useSending } from '../../forms/use-sending.ts'
import { useLocale, useLocalePath } from '../../locale.ts'
import { accountPath } from '../../paths.ts'
import { personalApi } from '../../session/session.ts'
import { useAccountMessages } from '../account-messages.ts'
import { FormError } from '../form-error.tsx'

interface Passwords {
  old_password: string
  new_password: string
}
type Problems = Partial<Record<keyof Passwords, string>>

/**
 * Changes the password with the current one, which signs out all other sessions, and leads back to
 * the account (spec §8).
 */
export function PasswordForm() {
  const { profile: messages } = useAccountMessages()
  const locale = useLocale()
  const [problems, setProblems] = useState<Problems>({})
  const path = useLocalePath()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, error, send } = useSending<Passwords>(async (body) => {
    try {
      await personalApi(locale)('POST /auth/update-password', { body })
      form.current?.reset()
      showToast(messages.passwordSaved, { milliseconds: 5000, redirect })
    } catch (error) {
      const found = refusedFields(error)
      if (found.length === 0) throw error
      setProblems({
        ...(found.includes('old_password') && { old_password: messages.wrongOldPassword }),
        ...(found.includes('new_password') && { new_password: messages.commonPassword }),
      })
    }
  })

  /** Only from here: the customer may have left already. */
  function redirect() {
    if (form.current) void navigate(path(accountPath))
  }

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
      <FormError text={error} />
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {messages.savePassword}
      </Button>
    </form>
  )
}

function refusedFields(error: unknown): string[] {
  return error instanceof ApiError ? error.issues.map(({ path }) => path) : []
}
