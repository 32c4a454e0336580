import { useState, type ReactNode } from 'react'
import { get, useFormContext, useWatch } from 'react-hook-form'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { valueMessages } from './value-messages.ts'
import { pictureOf, summaryOf } from './value-title.ts'

interface ValueFoldProps {
  /** Path of what it holds. */
  name: string
  title: string
  isOpenAtFirst?: boolean
  children: () => ReactNode
}

/**
 * Fields behind their title and a line that says what they hold. What is refused opens by itself,
 * so that it is seen.
 */
export function ValueFold({ name, title, isOpenAtFirst = false, children }: ValueFoldProps) {
  const { formState, control } = useFormContext()
  const texts = useMessages(valueMessages)
  const language = useLanguage()
  const value: unknown = useWatch({ control, name })
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const isShown = isOpen || get(formState.errors, name) !== undefined
  const summary = summaryOf(value, language, texts)
  const picture = pictureOf(value)
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {picture === null ? null : (
          <img src={`/files/${picture}/160.webp`} alt="" width="40" height="40" />
        )}
        <span>
          {title}
          {summary === '' ? null : <small>{summary}</small>}
        </span>
      </summary>
      {isShown ? <div className="value-item-fields">{children()}</div> : null}
    </details>
  )
}
