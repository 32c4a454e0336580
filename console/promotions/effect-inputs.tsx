import { TextInput } from '#ui/text-input.tsx'

interface InputProps<Value> {
  label: string
  note?: string
  error: string | undefined
  value: Value
  onChange: (value: Value) => void
}

/** Left empty, it is not a number, and refused when saved. */
export function NumberInput(props: InputProps<number> & { max: number; step?: string }) {
  const { value, onChange, max, step = '1', ...texts } = props
  return (
    <TextInput
      {...texts}
      type="number"
      inputMode={step === '1' ? 'numeric' : 'decimal'}
      min={step}
      max={max}
      step={step}
      value={Number.isNaN(value) ? '' : value}
      onChange={({ currentTarget: { value: typed } }) =>
        onChange(typed === '' ? Number.NaN : Number(typed))
      }
    />
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
