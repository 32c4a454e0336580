import { useId, useState, type FormEvent } from 'react'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { typedText } from '../../forms/typed-text.ts'
import { useSending } from '../../forms/use-sending.ts'
import { useAccountMessages } from '../account-messages.ts'
import { FormError } from '../form-error.tsx'

interface PasswordGateProps {
  button: string
  kind?: 'primary' | 'ghost'
  /** Asked once the password is typed, before something that cannot be undone. */
  question?: { title: string; text: string; yes: string; no: string }
  onPassword: (password: string) => Promise<void>
}

/** A form that repeats the password before something that opens or ends the account. */
export function PasswordGate({ button, kind, question, onPassword }: PasswordGateProps) {
  const { personalData: messages, profile } = useAccountMessages()
  const [problem, setProblem] = useState<string>()
  const [asked, setAsked] = useState<string | null>(null)
  const id = useId()
  const { isBusy, error, send } = useSending<string>(async (password) => {
    try {
      await onPassword(password)
    } catch (error) {
      if (!isWrongPassword(error)) throw error
      setProblem(profile.wrongOldPassword)
    }
  })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const password = typedText(new FormData(form), 'password')
    setProblem(password === '' ? messages.needPassword : undefined)
    if (password === '') form.querySelector<HTMLElement>('[name=password]')?.focus()
    else if (question) setAsked(password)
    else await send(async () => password)
  }

  return (
    <>
      <form
        method="post"
        noValidate
        className="grid max-w-form gap-5"
        onSubmit={(event) => void submit(event)}
      >
        <PasswordInput
          required
          label={messages.password}
          hint={messages.passwordHint}
          showLabel={profile.showPassword}
          hideLabel={profile.hidePassword}
          name="password"
          autoComplete="current-password"
          error={problem}
        />
        <FormError text={error} />
        <Button type="submit" kind={kind} busy={isBusy} className="justify-self-start">
          {button}
        </Button>
      </form>
      {question ? (
        <ConfirmDialog
          {...question}
          id={id}
          open={asked !== null}
          onYes={() => void send(async () => asked)}
          onClose={() => setAsked(null)}
        >
          {question.text}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && error.issues.some(({ path }) => path === 'password')
}
