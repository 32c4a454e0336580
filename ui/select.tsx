import type { ChangeEvent, ComponentProps } from 'react'
import { Field } from './field.tsx'
import type { FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'
import { useSyncedInput } from './synced-input.ts'

export interface Option {
  value: string
  label: string
  disabled?: boolean
}

interface OptionGroup {
  label: string
  options: readonly Option[]
}

type Own = FieldTexts & { options: readonly (Option | OptionGroup)[]; children?: never }

export type SelectProps = Own & Omit<ComponentProps<'select'>, keyof Own>

export function Select(props: SelectProps) {
  const { label, labelHidden, note, hint, error, options, id, className, ...select } = props
  return (
    <Field {...{ label, labelHidden, note, hint, error, id, className }}>
      {(control) => (
        <span className="input-box">
          <select {...select} {...control} className="input">
            <UnofferedOption value={select.value} options={options} />
            {options.map((option) =>
              'options' in option ? (
                <optgroup key={option.label} label={option.label}>
                  {option.options.map(renderOption)}
                </optgroup>
              ) : (
                renderOption(option)
              ),
            )}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  )
}

interface UnofferedOptionProps {
  value: unknown
  options: Own['options']
}

/**
 * An option for a value that is not offered, or not yet: without it, a browser shows the first option
 * as chosen.
 */
export function UnofferedOption({ value, options }: UnofferedOptionProps) {
  if (typeof value !== 'string') return null
  const all = options.flatMap((option) => ('options' in option ? option.options : option))
  return all.some((option) => option.value === value) ? null : (
    <option value={value} hidden>
      –
    </option>
  )
}

interface SelectMenuProps extends Omit<ComponentProps<'select'>, 'children'> {
  label: string
  /** A choice shows immediately; a new value from the parent overrides it. */
  value?: string
  options: readonly Option[]
  /** Submits the form where no script runs. */
  submitLabel: string
}

/** Sort order or page size: on one line, submits its form on change. */
export function SelectMenu(props: SelectMenuProps) {
  const { label, options, submitLabel, value, onChange, ...select } = props
  const ref = useSyncedInput<HTMLSelectElement, string | undefined>(value, choose)
  return (
    <span className="select-menu">
      <label>
        <span>{label}</span>
        <span className="input-box">
          <select
            {...select}
            ref={ref}
            {...(value !== undefined && { defaultValue: value })}
            className="input"
            onChange={onChange ?? sendForm}
          >
            {options.map(renderOption)}
          </select>
          <Icon name="chevron-down" />
        </span>
      </label>
      <button type="submit" className="btn btn-small without-script">
        {submitLabel}
      </button>
    </span>
  )
}

function renderOption({ value, label, disabled }: Option) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  )
}

function choose(menu: HTMLSelectElement, value: string | undefined) {
  if (value !== undefined) menu.value = value
}

function sendForm(event: ChangeEvent<HTMLSelectElement>) {
  event.currentTarget.form?.requestSubmit()
}
