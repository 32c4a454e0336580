import { useController, useFormContext } from 'react-hook-form'
import { Select, type Option } from '#ui/select.tsx'
import { useMessages } from '../language/messages.ts'
import { partMessages } from './messages.ts'

interface ChoiceFieldProps {
  name: string
  label: string
  hint?: string
  choices: readonly Option[]
  /** Value sent for the empty choice: nothing, null, or an empty text (false). */
  off: null | undefined | false
  isOptional?: boolean
}

/** One of what the shop has. Stands in a `Form`. */
export function ChoiceField({ name, choices, off, isOptional, ...texts }: ChoiceFieldProps) {
  const { optional } = useMessages(partMessages)
  const { field, fieldState } = useController({ control: useFormContext().control, name })
  const value: unknown = field.value
  return (
    <Select
      {...texts}
      {...field}
      note={isOptional ? optional : undefined}
      error={fieldState.error?.message}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget: { value: chosen } }) =>
        field.onChange(chosen === '' && off !== false ? off : chosen)
      }
      options={choices}
    />
  )
}
