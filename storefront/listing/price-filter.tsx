import { useSyncedText } from '#ui/synced-input.ts'
import { useMessages } from '../messages/messages.ts'
import type { ListingSearch } from './listing-search.ts'

interface PriceFilterProps {
  search: ListingSearch
  bounds: { min: number; max: number } | null
  onDone: (form: HTMLFormElement) => void
}

/** Two fields instead of a slider: as quick to use, and nothing has to be dragged. */
export function PriceFilter({ search, bounds, onDone }: PriceFilterProps) {
  const { catalogue: messages } = useMessages()
  return (
    <div className="facet-prices">
      {(['price_min', 'price_max'] as const).map((name) => (
        <label key={name}>
          <span>{messages[name]}</span>
          <span className="input-box">
            <span className="input-start">HK$</span>
            <PriceField
              name={name}
              value={search[name]}
              placeholder={bounds ? String(name === 'price_min' ? bounds.min : bounds.max) : ''}
              onDone={onDone}
            />
          </span>
        </label>
      ))}
    </div>
  )
}

interface PriceFieldProps {
  name: string
  value: string
  placeholder: string
  onDone: (form: HTMLFormElement) => void
}

/** Keeps what is being typed while the list for the other price arrives. */
function PriceField({ name, value, placeholder, onDone }: PriceFieldProps) {
  const ref = useSyncedText(value)
  return (
    <input
      ref={ref}
      className="input"
      name={name}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={value}
      placeholder={placeholder}
      onBlur={({ currentTarget: field }) => {
        if (field.form && field.value !== value) onDone(field.form)
      }}
    />
  )
}
