import { useId } from 'react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

export interface FieldTexts {
  label: string
  labelHidden?: boolean
  /** Next to the label: "optional", a counter. */
  note?: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldTexts {
  id?: string
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** Label, hint, control and error. Gives any control its id, description and validity. */
export function Field({ id, className, children, ...texts }: FieldProps) {
  const own = useId()
  const control = id ?? own
  const { label, labelHidden, note, hint, error } = texts
  return (
    <div className={classes('field', className)}>
      <label htmlFor={control} className={labelHidden ? 'sr-only' : 'field-label'}>
        {label}
        {note ? <span className="field-note">{note}</span> : null}
      </label>
      {hint ? (
        <p className="field-hint" id={`${control}-hint`}>
          {hint}
        </p>
      ) : null}
      {children({
        id: control,
        'aria-describedby': describedBy(control, texts),
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={`${control}-error`}>{error}</FieldError>
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <p className="field-error" id={id}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  )
}

interface FieldsetProps {
  legend: string
  legendHidden?: boolean
  hint?: ReactNode
  error?: ReactNode
  className?: string
  children: ReactNode
}

export function Fieldset({ legend, legendHidden, className, children, ...texts }: FieldsetProps) {
  const id = useId()
  return (
    <fieldset className={classes('field', className)} aria-describedby={describedBy(id, texts)}>
      <legend className={legendHidden ? 'sr-only' : undefined}>{legend}</legend>
      {texts.hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {texts.hint}
        </p>
      ) : null}
      <div>{children}</div>
      <FieldError id={`${id}-error`}>{texts.error}</FieldError>
    </fieldset>
  )
}

function describedBy(id: string, { hint, error }: { hint?: ReactNode; error?: ReactNode }) {
  return classes(error ? `${id}-error` : null, hint ? `${id}-hint` : null) || undefined
}
