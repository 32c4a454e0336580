import { NumberInput } from '#ui/number-input.tsx'
import { TextInput } from '#ui/text-input.tsx'

interface InputProps<Value> {
  label: string
  note?: string
  error: string | undefined
  value: Value
  onChange: (value: Value) => void
}

/** Left empty, it is not a number, and refused when saved. */
export function EffectNumber({ onChange, ...field }: InputProps<number>) {
  return (
    <NumberInput {...field} inputMode="decimal" onNumber={(next) => onChange(next ?? Number.NaN)} />
  )
}

export function MoneyInput({ value, onChange, ...texts }: InputProps<string>) {
  return (
    <TextInput
      {...texts}
      start="HK$"
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
