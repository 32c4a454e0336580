import type { ReactNode } from 'react'
import { useId } from 'react'
import { classes } from './classes.ts'
import { FieldError } from './field.tsx'
import { useSyncedCheckbox } from './synced-input.ts'

interface SizeOption {
  value: string
  label: string
  /** Small text below it: "2 left". */
  note?: string
  soldOut?: boolean
}

interface SizePickerProps {
  id?: string
  legend: string
  name: string
  options: readonly SizeOption[]
  /** A choice shows immediately; a new value from the parent overrides it. */
  value?: string
  /** Read aloud after a sold-out size; it stays selectable, for back-in-stock alerts. */
  soldOutLabel: string
  /** At the end of the heading: link to the size guide. */
  action?: ReactNode
  error?: ReactNode
  required?: boolean
}

export function SizePicker(props: SizePickerProps) {
  const { legend, name, options, value, soldOutLabel, action, error, required } = props
  const own = useId()
  const id = props.id ?? own
  return (
    <div
      className="field"
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <div className="field-label">
        <span id={`${id}-legend`}>{legend}</span>
        {action}
      </div>
      <div className="sizes">
        {options.map((option, index) => (
          <Size
            key={option.value}
            {...{ option, name, required, soldOutLabel }}
            id={index === 0 ? id : undefined}
            isChosen={option.value === value}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

interface SizeProps {
  option: SizeOption
  id: string | undefined
  name: string
  required: boolean | undefined
  isChosen: boolean
  soldOutLabel: string
}

function Size({ option, id, name, required, isChosen, soldOutLabel }: SizeProps) {
  const { value, label, note, soldOut } = option
  return (
    <label className={classes(soldOut && 'is-sold-out') || undefined}>
      <input
        type="radio"
        className="sr-only"
        {...{ id, name, value, required }}
        {...useSyncedCheckbox(isChosen)}
      />
      {label}
      {note ? <small>{note}</small> : null}
      {soldOut ? <span className="sr-only">{` – ${soldOutLabel}`}</span> : null}
    </label>
  )
}
