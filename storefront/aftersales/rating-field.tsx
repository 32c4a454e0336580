import { useState } from 'react'
import { Fieldset } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import type { AftersalesMessages } from '../messages/en/aftersales.ts'
import './rating-field.css'

interface RatingFieldProps {
  messages: AftersalesMessages
  error: string | undefined
  onChange: () => void
}

/** Five stars to see; radios for keyboards and screen readers. */
export function RatingField({ messages, error, onChange }: RatingFieldProps) {
  const [chosen, setChosen] = useState('')
  const { one, two, three, four, five } = messages.ratings
  return (
    <Fieldset legend={messages.rating} error={error}>
      <div className="rating">
        {[one, two, three, four, five].map((label, at) => (
          <label key={label}>
            <input
              type="radio"
              name="rating"
              value={at + 1}
              onChange={() => {
                setChosen(label)
                onChange()
              }}
            />
            <Icon name="star" />
            <span className="sr-only">{label}</span>
          </label>
        ))}
      </div>
      <p className="min-h-[1lh] text-ink-2" aria-hidden="true">
        {chosen}
      </p>
    </Fieldset>
  )
}
