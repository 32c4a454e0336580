import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useMessages } from '../language/messages.ts'
import { sessionMessages } from './messages.ts'

interface CodeInputProps {
  value: string
  onChange: (code: string) => void
  takesRecoveryCodes?: boolean
}

/** The six digits of an authenticator app; a recovery code instead, where that is possible. */
export function CodeInput({ value, onChange, takesRecoveryCodes = false }: CodeInputProps) {
  const texts = useMessages(sessionMessages)
  const [isRecovery, setRecovery] = useState(false)
  return (
    <>
      <TextInput
        key={String(isRecovery)}
        label={isRecovery ? texts.recoveryCode : texts.code}
        hint={isRecovery ? texts.recoveryHint : texts.codeHint}
        name="code"
        className="code-input"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="off"
        spellCheck={false}
        maxLength={40}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        ref={(input) => input?.focus()}
        required
      />
      {takesRecoveryCodes ? (
        <p>
          <Button
            kind="link"
            onClick={() => {
              onChange('')
              setRecovery(!isRecovery)
            }}
          >
            {isRecovery ? texts.useApp : texts.useRecovery}
          </Button>
        </p>
      ) : null}
    </>
  )
}
