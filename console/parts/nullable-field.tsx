import { useController, type FieldValues } from 'react-hook-form'
import { TextInput } from '#ui/text-input.tsx'
import { useMessages } from '../language/messages.ts'
import type { FieldOf } from './fields.tsx'
import { partMessages } from './messages.ts'
import type { TextType } from './value-kinds.ts'

/** One line that is null on the wire while it is empty, such as a link or a limit. */
export function NullableField<Values extends FieldValues>(
  props: FieldOf<Values> & { start?: string; type?: TextType },
) {
  const { form, name, label, hint, start, type = 'text' } = props
  const texts = useMessages(partMessages)
  const { field, fieldState } = useController({ control: form.control, name })
  const value: unknown = field.value
  return (
    <TextInput
      {...field}
      {...{ label, hint, start, type }}
      error={fieldState.error?.message}
      note={texts.optional}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget }) =>
        field.onChange(currentTarget.value === '' ? null : currentTarget.value)
      }
    />
  )
}
