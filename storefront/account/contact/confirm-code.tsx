import { useState, type FormEvent } from 'react'
import { digitsOnly } from '#domain/contact.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { typedText } from '../../forms/typed-text.ts'
import { useSending } from '../../forms/use-sending.ts'
import { useLocale } from '../../locale.ts'
import { queryClient } from '../../query-client.ts'
import { personalApi } from '../../session/session.ts'
import { useAccountMessages } from '../account-messages.ts'
import { detailsKey, forgetKnownDetails } from '../own-data.ts'
import { FormError } from '../form-error.tsx'
import { CodeInput } from './code-input.tsx'

export function ConfirmCode() {
  const { contactChange: messages } = useAccountMessages()
  const locale = useLocale()
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { isBusy, error, send } = useSending<string>(async (verification_code) => {
    await personalApi(locale)('GET /auth/verify', { query: { verification_code } })
    setDone(true)
    forgetKnownDetails()
    void queryClient().invalidateQueries({ queryKey: detailsKey })
  })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = digitsOnly(typedText(new FormData(event.currentTarget), 'verification_code'))
    setProblem(code === '' ? messages.needCode : undefined)
    if (code !== '') await send(async () => code)
  }

  if (isDone) {
    return (
      <Notice tone="success" live="status">
        {messages.phoneDone}
      </Notice>
    )
  }
  return (
    <form
      method="post"
      noValidate
      className="grid max-w-form gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <CodeInput error={problem} />
      <FormError text={error} />
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {messages.confirm}
      </Button>
    </form>
  )
}
