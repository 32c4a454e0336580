import { useController, type FieldValues } from 'react-hook-form'
import { TextInput } from '#ui/text-input.tsx'
import { useMessages } from '../language/messages.ts'
import type { FieldOf } from './fields.tsx'
import { partMessages } from './messages.ts'

interface OptionalFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  kind?: 'text' | 'number' | 'money'
  placeholder?: string
}

/** Left empty, it is sent as null. */
export function OptionalField<Values extends FieldValues>(props: OptionalFieldProps<Values>) {
  const { form, name, label, hint, placeholder, kind = 'text' } = props
  const texts = useMessages(partMessages)
  const { field, fieldState } = useController({ control: form.control, name })
  const value: unknown = field.value
  const shown = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  const change = (next: unknown) => field.onChange(next)
  return (
    <TextInput
      {...{ label, hint, placeholder }}
      {...field}
      note={texts.optional}
      error={fieldState.error?.message}
      autoComplete="off"
      value={shown}
      {...(kind === 'money' && { start: 'HK$', inputMode: 'decimal' as const })}
      {...(kind === 'number' && { type: 'number', inputMode: 'numeric' as const, min: 0 })}
      onChange={({ currentTarget: { value: typed } }) => {
        if (typed === '') change(null)
        else change(kind === 'number' ? Number(typed) : typed)
      }}
    />
  )
}
