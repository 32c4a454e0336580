import { useController, type FieldValues } from 'react-hook-form'
import { NumberInput } from '#ui/number-input.tsx'
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
  const shared = { label, hint, note: texts.optional, error: fieldState.error?.message }
  const change = (next: unknown) => field.onChange(next)
  if (kind === 'number') {
    const number = typeof value === 'number' ? value : null
    return <NumberInput {...shared} {...field} value={number} onNumber={change} />
  }
  return (
    <TextInput
      {...shared}
      {...field}
      placeholder={placeholder}
      autoComplete="off"
      value={typeof value === 'string' ? value : ''}
      {...(kind === 'money' && { start: 'HK$', inputMode: 'decimal' as const })}
      onChange={({ currentTarget: { value: typed } }) => change(typed === '' ? null : typed)}
    />
  )
}
