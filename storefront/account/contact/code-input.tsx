import { TextInput } from '#ui/text-input.tsx'
import { useAccountMessages } from '../account-messages.ts'

export function CodeInput({ error }: { error: string | undefined }) {
  const { contactChange: messages } = useAccountMessages()
  return (
    <TextInput
      label={messages.code}
      hint={messages.codeHint}
      name="verification_code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      required
      error={error}
    />
  )
}
