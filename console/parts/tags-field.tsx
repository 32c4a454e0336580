import { useState, type KeyboardEvent } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { RemovableChip } from '#ui/chip.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useMessages } from '../language/messages.ts'
import type { FieldOf } from './fields.tsx'
import { partMessages } from './messages.ts'

/** Short words as chips; Enter or a comma adds one. */
export function TagsField<Values extends FieldValues>(props: FieldOf<Values>) {
  const { form, name, label, hint } = props
  const { field, fieldState } = useController({ control: form.control, name })
  const change = (next: readonly string[]) => field.onChange(next)
  return (
    <TagsInput
      {...{ label, hint }}
      error={fieldState.error?.message}
      words={wordsIn(field.value)}
      onChange={change}
    />
  )
}

interface TagsInputProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  words: readonly string[]
  onChange: (words: readonly string[]) => void
}

export function TagsInput({ label, hint, error, words, onChange }: TagsInputProps) {
  const texts = useMessages(partMessages)
  const [typed, setTyped] = useState('')

  function add() {
    const fresh = typed.split(/[,，、]/).map((word) => word.trim())
    const added = fresh.filter((word, at) => word !== '' && fresh.indexOf(word) === at)
    setTyped('')
    const next = [...words, ...added.filter((word) => !words.includes(word))]
    if (next.length > words.length) onChange(next)
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      add()
    }
    if (event.key === 'Backspace' && typed === '' && words.length > 0) onChange(words.slice(0, -1))
  }

  return (
    <div className="grid gap-2">
      <TextInput
        {...{ label, hint, error }}
        value={typed}
        autoComplete="off"
        enterKeyHint="enter"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={press}
        onBlur={add}
      />
      {words.length > 0 ? (
        <div className="chips">
          {words.map((word) => (
            <RemovableChip
              key={word}
              removeLabel={texts.remove(word)}
              onRemove={() => onChange(words.filter((each) => each !== word))}
            >
              {word}
            </RemovableChip>
          ))}
        </div>
      ) : null}
    </div>
  )
}

export function wordsIn(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  return value.filter((word: unknown): word is string => typeof word === 'string')
}
