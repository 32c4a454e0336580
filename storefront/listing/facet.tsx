import { useSyncedCheckbox } from '#ui/synced-input.ts'
import { useMessages } from '../messages/messages.ts'
import type { FilterChoice } from './listing-view.ts'

interface FacetProps<Choice extends FilterChoice = FilterChoice> {
  name?: string
  values: readonly Choice[]
  chosen: readonly string[]
}

/** Checkboxes with counts. Values that would yield no results are disabled. */
export function Facet({ name, values, chosen }: FacetProps & { name: string }) {
  return (
    <ul>
      {values.map((choice) => (
        <li key={choice.value}>
          <label className="facet">
            <Box name={name} choice={choice} chosen={chosen} className="tick" />
            {choice.title}
            <small>{choice.count}</small>
          </label>
        </li>
      ))}
    </ul>
  )
}

export function FacetSwatches({ values, chosen }: FacetProps<FilterChoice & { hex: string }>) {
  return (
    <ul className="facet-swatches">
      {values.map((choice) => (
        <li key={choice.value}>
          <label className="facet">
            <Box name="colours" choice={choice} chosen={chosen} className="sr-only" />
            <i style={{ background: choice.hex }} />
            {choice.title}
            <small>{choice.count}</small>
          </label>
        </li>
      ))}
    </ul>
  )
}

export function FacetSizes({ values, chosen }: FacetProps) {
  const { catalogue } = useMessages()
  return (
    <div className="sizes facet-sizes">
      {values.map((choice) => (
        <label key={choice.value}>
          <Box name="sizes" choice={choice} chosen={chosen} className="sr-only" />
          {catalogue.sizeTitle(choice.title)}
          <small>{choice.count}</small>
        </label>
      ))}
    </div>
  )
}

interface BoxProps {
  name: string
  choice: FilterChoice
  chosen: readonly string[]
  className: string
}

function Box({ name, choice, chosen, className }: BoxProps) {
  const isChosen = chosen.includes(choice.value)
  return (
    <input
      type="checkbox"
      className={className}
      name={name}
      value={choice.value}
      disabled={choice.count === 0 && !isChosen}
      {...useSyncedCheckbox(isChosen)}
    />
  )
}
