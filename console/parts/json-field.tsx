import { useState } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { TextArea } from '#ui/text-input.tsx'
import type { FieldOf } from './fields.tsx'

/** A structured value as JSON. Text that is none stays a text, which the shape then refuses. */
export function JsonField<Values extends FieldValues>(props: FieldOf<Values>) {
  const { form, name, label, hint } = props
  const { field, fieldState } = useController({ control: form.control, name })
  const [text, setText] = useState(() => JSON.stringify(field.value, null, 2))
  const { value, problem } = parsed(text)
  return (
    <TextArea
      label={label}
      hint={hint}
      error={problem ?? fieldState.error?.message}
      className="json"
      spellCheck={false}
      autoCapitalize="off"
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        field.onChange(parsed(currentTarget.value).value)
      }}
      onBlur={() => {
        if (problem === null) setText(JSON.stringify(value, null, 2))
        field.onBlur()
      }}
    />
  )
}

function parsed(text: string): { value: unknown; problem: string | null } {
  try {
    return { value: JSON.parse(text), problem: null }
  } catch (error) {
    return { value: text, problem: error instanceof Error ? error.message : text }
  }
}
