import { TextInput } from '#ui/text-input.tsx'
import { useAccountWords } from '../account-words.ts'

export function CodeInput({ error }: { error: string | undefined }) {
  const { contactChange: words } = useAccountWords()
  return (
    <TextInput
      label={words.code}
      hint={words.codeHint}
      name="verification_code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      required
      error={error}
    />
  )
}
