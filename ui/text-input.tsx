import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Field } from './field.tsx'
import type { FieldTexts } from './field.tsx'

type Own = FieldTexts & {
  /** Inside the box, before the text: "HK$", "+852". */
  start?: ReactNode
  /** A button inside the box, after the text: show password, clear, search. */
  action?: ReactNode
}

export type TextInputProps = Own & Omit<ComponentProps<'input'>, keyof Own>

export function TextInput(props: TextInputProps) {
  const { label, labelHidden, note, hint, error, start, action, id, className, style, ...input } =
    props
  return (
    <Field {...{ label, labelHidden, note, hint, error, id, className }}>
      {(control) => (
        <span className="input-box">
          {start ? <span className="input-start">{start}</span> : null}
          <input
            type="text"
            {...input}
            {...control}
            className="input"
            style={startSpace(start, style)}
          />
          {action}
        </span>
      )}
    </Field>
  )
}

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, keyof FieldTexts>

export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, note, hint, error, id, className, ...area } = props
  return (
    <Field {...{ label, labelHidden, note, hint, error, id, className }}>
      {(control) => <textarea {...area} {...control} className={classes('input')} />}
    </Field>
  )
}

function startSpace(start: ReactNode, style: ComponentProps<'input'>['style']) {
  if (typeof start !== 'string') return start ? { paddingInlineStart: 44, ...style } : style
  return { paddingInlineStart: `calc(${start.length + 1}ch + 14px)`, ...style }
}
