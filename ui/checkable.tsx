import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { FieldError } from './field.tsx'

interface CheckableTexts {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** At the end of the line: a count, a price. Part of the accessible name. */
  end?: ReactNode
}

export type CheckableProps = CheckableTexts &
  Omit<ComponentProps<'input'>, keyof CheckableTexts | 'type' | 'role'>

/** A native input followed by its label: shared by checkbox, radio and switch. */
export function Checkable(props: CheckableProps & { kind: 'checkbox' | 'radio' | 'switch' }) {
  const { kind, label, hint, error, end, id, className, ...input } = props
  const own = useId()
  const control = id ?? own
  const described = classes(error ? `${control}-error` : null, hint ? `${control}-hint` : null)
  return (
    <div className={classes('check', className)}>
      <input
        {...input}
        id={control}
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        role={kind === 'switch' ? 'switch' : undefined}
        className={kind === 'switch' ? 'switch' : 'tick'}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      <label htmlFor={control}>
        <span>{label}</span>
        {end === undefined ? null : <span className="check-end">{end}</span>}
      </label>
      {hint ? (
        <p className="field-hint" id={`${control}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${control}-error`}>{error}</FieldError>
    </div>
  )
}
