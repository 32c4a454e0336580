import { useState } from 'react'
import { IconButton } from './button.tsx'
import { TextInput } from './text-input.tsx'
import type { TextInputProps } from './text-input.tsx'

interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'action' | 'start'> {
  showLabel: string
  hideLabel: string
}

/** A single field whose text can be shown, instead of typing it twice. */
export function PasswordInput({ showLabel, hideLabel, ...input }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={128}
      {...input}
      type={isShown ? 'text' : 'password'}
      action={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? hideLabel : showLabel}
          className="needs-script"
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
