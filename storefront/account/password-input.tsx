import { useState } from 'react'
import { IconButton } from '#ui/button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useAccountWords } from './account-words.ts'

interface PasswordInputProps {
  label: string
  hint?: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  error: string | undefined
}

/** One field, with a look at what was typed instead of typing it twice. */
export function PasswordInput(props: PasswordInputProps) {
  const { profile: words } = useAccountWords()
  const [isShown, setShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      maxLength={128}
      autoCapitalize="none"
      spellCheck={false}
      required
      action={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? words.hidePassword : words.showPassword}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
