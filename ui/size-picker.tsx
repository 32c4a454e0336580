import type { ReactNode } from 'react'
import { useId } from 'react'
import { classes } from './classes.ts'
import { FieldError } from './field.tsx'

export interface SizeOption {
  value: string
  label: string
  /** Small line under it: "2 left". */
  note?: string
  soldOut?: boolean
}

export interface SizePickerProps {
  id?: string
  legend: string
  name: string
  options: readonly SizeOption[]
  value?: string
  defaultValue?: string
  /** Read aloud after a struck size; it stays selectable, for "tell me when it is back". */
  soldOutLabel: string
  /** At the end of the heading: the size guide's link. */
  action?: ReactNode
  error?: ReactNode
  required?: boolean
  onChange?: (value: string) => void
}

export function SizePicker(props: SizePickerProps) {
  const {
    legend,
    name,
    options,
    value,
    defaultValue,
    soldOutLabel,
    action,
    error,
    required,
    onChange,
  } = props
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
          <label
            key={option.value}
            className={classes(option.soldOut && 'is-sold-out') || undefined}
          >
            <input
              type="radio"
              className="sr-only"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              required={required}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={onChange && ((event) => onChange(event.target.value))}
            />
            {option.label}
            {option.note ? <small>{option.note}</small> : null}
            {option.soldOut ? <span className="sr-only"> – {soldOutLabel}</span> : null}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
