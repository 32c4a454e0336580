import { useId } from 'react'
import { classes } from './classes.ts'

export interface SwatchOption {
  value: string
  /** The colour's name, shown beside the heading while chosen. */
  label: string
  colour: string
  soldOut?: boolean
}

export interface SwatchGroupProps {
  legend: string
  name: string
  options: readonly SwatchOption[]
  /** With `value` the owner decides what is chosen; with `defaultValue` the form does. */
  value?: string
  defaultValue?: string
  soldOutLabel: string
  onChange?: (value: string) => void
}

/** Real radios; the chosen colour's name stands beside the heading, and follows without a script. */
export function SwatchGroup(props: SwatchGroupProps) {
  const { legend, name, options, soldOutLabel, onChange } = props
  const id = useId()
  return (
    <div className="swatches" role="radiogroup" aria-labelledby={id}>
      <span className="swatches-title" id={id}>
        {legend}
      </span>
      {options.map(({ value, label, colour, soldOut }) => {
        const words = soldOut ? `${label} – ${soldOutLabel}` : label
        return (
          <label key={value} title={words}>
            <span className={classes('swatches-box', soldOut && 'is-sold-out')}>
              <input
                type="radio"
                className="sr-only"
                name={name}
                value={value}
                aria-label={words}
                {...chosen(value, props)}
                onChange={onChange && (() => onChange(value))}
              />
              <i style={{ background: colour }} />
            </span>
            <span className="swatches-name" aria-hidden="true">
              {words}
            </span>
          </label>
        )
      })}
    </div>
  )
}

function chosen(own: string, { value, defaultValue }: SwatchGroupProps) {
  return value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value }
}
