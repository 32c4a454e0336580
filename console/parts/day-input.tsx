import type { ListState } from './use-list-state.ts'

interface DayInputProps {
  state: ListState<string>
  name: 'from' | 'to'
  label: string
}

/** The first or last day of a list, as a filter in its address. */
export function DayInput({ state, name, label }: DayInputProps) {
  const value = state.filters[name] ?? ''
  return (
    <label className="filter" data-set={value !== '' || undefined}>
      <span>{label}</span>
      <input
        type="date"
        value={value}
        onChange={({ currentTarget }) => state.change({ [name]: currentTarget.value })}
      />
    </label>
  )
}
