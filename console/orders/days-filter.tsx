import { Icon } from '#ui/icon.tsx'
import { useMessages } from '../language/messages.ts'
import { DayInput } from '../parts/day-input.tsx'
import { partMessages } from '../parts/messages.ts'
import { oneOf, type ListState } from '../parts/use-list-state.ts'
import { filterMessages } from './filter-messages.ts'
import { typedDays } from './placed-days.ts'

interface DaysFilterProps {
  state: ListState<string>
}

/** The last days with one press; any others by their first and last day, of placing or payment. */
export function DaysFilter({ state }: DaysFilterProps) {
  const texts = useMessages(filterMessages)
  const { any } = useMessages(partMessages)
  const { placed = '' } = state.filters
  const typed = oneOf(typedDays, placed)

  function choose(value: string) {
    const staysTyped = typed !== undefined && oneOf(typedDays, value) !== undefined
    state.change({ placed: value, ...(staysTyped ? {} : { from: '', to: '' }) })
  }

  return (
    <>
      <label className="filter" data-set={placed !== '' || undefined}>
        <span>{texts.names.days}</span>
        <select value={placed} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          <option value="">{any}</option>
          {Object.entries(texts.placed).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </label>
      {typed ? (
        <fieldset className="filter-days" aria-label={texts.placed[typed]}>
          <DayInput state={state} name="from" label={texts.names.from} />
          <DayInput state={state} name="to" label={texts.names.to} />
        </fieldset>
      ) : null}
    </>
  )
}
