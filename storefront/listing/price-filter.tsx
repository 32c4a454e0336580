import { useMessages } from '../messages/messages.ts'
import type { ListingSearch } from './listing-search.ts'

interface PriceFilterProps {
  search: ListingSearch
  bounds: { min: number; max: number } | null
  onDone: (form: HTMLFormElement) => void
}

/** Two fields instead of a slider: as quick to use, and nothing has to be dragged. */
export function PriceFilter({ search, bounds, onDone }: PriceFilterProps) {
  const { catalogue: words } = useMessages()
  return (
    <div className="facet-prices">
      {(['price_min', 'price_max'] as const).map((name) => (
        <label key={name}>
          <span>{words[name]}</span>
          <span className="input-box">
            <span className="input-start">HK$</span>
            <input
              className="input"
              name={name}
              type="number"
              inputMode="numeric"
              min={0}
              max={9_999_999}
              defaultValue={search[name]}
              placeholder={bounds ? String(name === 'price_min' ? bounds.min : bounds.max) : ''}
              onBlur={({ currentTarget: { form, value, validity } }) => {
                if (form && validity.valid && value !== search[name]) onDone(form)
              }}
            />
          </span>
        </label>
      ))}
    </div>
  )
}
