import { useId } from 'react'
import { classes } from './classes.ts'
import { useSyncedCheckbox } from './synced-input.ts'

interface SwatchOption {
  value: string
  /** Colour name, shown next to the heading while chosen. */
  label: string
  colour: string
  soldOut?: boolean
}

interface SwatchGroupProps {
  legend: string
  name: string
  options: readonly SwatchOption[]
  /** A choice shows immediately; a new value from the parent overrides it. */
  value: string
  soldOutLabel: string
}

/**
 * Real radio buttons; the chosen colour's name is next to the heading and changes without a script.
 */
export function SwatchGroup({ legend, name, options, value, soldOutLabel }: SwatchGroupProps) {
  const id = useId()
  return (
    <div className="swatches" role="radiogroup" aria-labelledby={id}>
      <span className="swatches-title" id={id}>
        {legend}
      </span>
      {options.map((option) => (
        <Swatch
          key={option.value}
          {...{ option, name, soldOutLabel }}
          isChosen={option.value === value}
        />
      ))}
    </div>
  )
}

interface SwatchProps {
  option: SwatchOption
  name: string
  isChosen: boolean
  soldOutLabel: string
}

function Swatch({ option, name, isChosen, soldOutLabel }: SwatchProps) {
  const { value, label, colour, soldOut } = option
  const words = soldOut ? `${label} – ${soldOutLabel}` : label
  return (
    <label title={words}>
      <span className={classes('swatches-box', soldOut && 'is-sold-out')}>
        <input
          type="radio"
          className="sr-only"
          name={name}
          value={value}
          aria-label={words}
          {...useSyncedCheckbox(isChosen)}
        />
        <i style={{ background: colour }} />
      </span>
      <span className="swatches-name" aria-hidden="true">
        {words}
      </span>
    </label>
  )
}
