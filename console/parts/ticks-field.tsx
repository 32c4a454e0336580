import { useController, type FieldValues } from 'react-hook-form'
import { Checkbox } from '#ui/checkbox.tsx'
import { Fieldset } from '#ui/field.tsx'
import type { Option } from '#ui/select.tsx'
import type { FieldOf } from './fields.tsx'

interface TicksFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  options: readonly Option[]
  /** Instead of the options where there are none. */
  empty?: string
}

/** A list of ids, chosen by ticking. */
export function TicksField<Values extends FieldValues>(props: TicksFieldProps<Values>) {
  const { form, name, label, hint, options, empty } = props
  const { field, fieldState } = useController({ control: form.control, name })
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : []
  return (
    <Fieldset legend={label} hint={hint} error={fieldState.error?.message}>
      {options.length === 0 ? <p className="text-ink-2">{empty}</p> : null}
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={chosen.includes(option.value)}
          onBlur={field.onBlur}
          onChange={({ currentTarget: { checked } }) => {
            const others = chosen.filter((value) => value !== option.value)
            field.onChange(checked ? [...others, option.value] : others)
          }}
        />
      ))}
    </Fieldset>
  )
}

/** Yes or no. */
export function TickField<Values extends FieldValues>(props: FieldOf<Values>) {
  const { form, name, label, hint } = props
  const { field, fieldState } = useController({ control: form.control, name })
  const value: unknown = field.value
  return (
    <Checkbox
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      checked={value === true}
      onBlur={field.onBlur}
      onChange={({ currentTarget }) => field.onChange(currentTarget.checked)}
    />
  )
}
