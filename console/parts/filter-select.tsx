import { UnofferedOption, type Option } from '#ui/select.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '../language/messages.ts'
import { partMessages } from './messages.ts'
import type { ListState } from './use-list-state.ts'

interface FilterSelectProps<Filter extends string> {
  state: ListState<Filter>
  name: Filter
  label: string
  options: readonly Option[]
}

/** A filter of a list; its value is in the address. */
export function FilterSelect<Filter extends string>(props: FilterSelectProps<Filter>) {
  const { state, name, label, options } = props
  const texts = useMessages(partMessages)
  const value = state.filters[name] ?? ''
  return (
    <label className="filter" data-set={value !== '' || undefined}>
      <span>{label}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => state.change({ [name]: currentTarget.value })}
      >
        <option value="">{texts.any}</option>
        {value === '' ? null : <UnofferedOption value={value} options={options} />}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </label>
  )
}
