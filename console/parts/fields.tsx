import {
  useController,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import { hourMs, onHongKongClock } from '#domain/dates.ts'
import { Select, type Option } from '#ui/select.tsx'
import { TextArea, TextInput } from '#ui/text-input.tsx'
import { useMessages } from '../language/messages.ts'
import { partMessages } from './messages.ts'

export interface FieldOf<Values extends FieldValues> {
  form: UseFormReturn<Values>
  name: FieldPath<Values>
  label: string
  hint?: string
  isOptional?: boolean
}

interface TextFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  type?: 'text' | 'email' | 'tel' | 'url'
  autoComplete?: string
}

/** One line. An optional field left empty is sent as it started: empty, or not at all. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { type = 'text', autoComplete = 'off' } = props
  const { field, shared } = useField(props)
  return <TextInput {...shared} {...field} type={type} autoComplete={autoComplete} />
}

export function ProseField<Values extends FieldValues>(props: FieldOf<Values>) {
  const { field, shared } = useField(props)
  return <TextArea {...shared} {...field} />
}

/** A whole number, such as a quantity. */
export function NumberField<Values extends FieldValues>(
  props: FieldOf<Values> & { min?: number; max?: number },
) {
  const { min, max } = props
  const { field, change, shared } = useField(props)
  return (
    <TextInput
      {...shared}
      {...field}
      {...{ min, max }}
      type="number"
      inputMode="numeric"
      onChange={({ currentTarget: { value } }) => change(value === '' ? undefined : Number(value))}
    />
  )
}

/** Hong Kong dollars, as the wire has them: decimal text with at most two places. */
export function MoneyField<Values extends FieldValues>(props: FieldOf<Values>) {
  const { field, change, shared } = useField(props)
  return (
    <TextInput
      {...shared}
      {...field}
      start="HK$"
      inputMode="decimal"
      onBlur={({ currentTarget: { value } }) => {
        if (/^\d+(\.\d?)?$/.test(value)) change(Number(value).toFixed(2))
        field.onBlur()
      }}
    />
  )
}

export function SelectField<Values extends FieldValues>(
  props: FieldOf<Values> & { options: readonly Option[] },
) {
  const { field, shared } = useField(props)
  return <Select {...shared} {...field} options={props.options} />
}

/** Entered in Hong Kong time wherever the person is; an ISO time on the wire. */
export function DateTimeField<Values extends FieldValues>(props: FieldOf<Values>) {
  const texts = useMessages(partMessages)
  const { field, change, shared } = useField(props)
  const at = new Date(field.value)
  const shown = Number.isNaN(at.getTime()) ? '' : onHongKongClock(at).slice(0, 16)
  return (
    <TextInput
      {...shared}
      {...field}
      hint={shared.hint ?? texts.hongKongTime}
      type="datetime-local"
      value={shown}
      onChange={({ currentTarget: { value } }) => change(fromHongKongClock(value))}
    />
  )
}

function fromHongKongClock(local: string): string | null {
  const at = Date.parse(`${local}:00Z`)
  return Number.isNaN(at) ? null : new Date(at - 8 * hourMs).toISOString()
}

function useField<Values extends FieldValues>(props: FieldOf<Values>) {
  const { form, name, label, hint, isOptional } = props
  const texts = useMessages(partMessages)
  const { field, fieldState } = useController({ control: form.control, name })
  const value: unknown = field.value
  return {
    field: { ...field, value: typeof value === 'number' ? String(value) : textOf(value) },
    change: (next: unknown) => field.onChange(next),
    shared: {
      label,
      hint,
      error: fieldState.error?.message,
      ...(isOptional && { note: texts.optional }),
    },
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
