import { useState } from 'react'
import type { Period } from '#domain/period.ts'
import { joinName } from '#domain/punctuation.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { reportMessages } from './messages.ts'
import { isPeriod, presetNames, presets } from './use-period.ts'

interface PeriodPickerProps {
  period: Period
  onChange: (period: Period) => void
}

/** Frequent periods with one press, any other by its first and last day. */
export function PeriodPicker({ period, onChange }: PeriodPickerProps) {
  const texts = useMessages(reportMessages)
  const language = useLanguage()
  const known = presets()
  const [typed, setTyped] = useState(period)
  const [shown, setShown] = useState(period)
  if (shown.from !== period.from || shown.to !== period.to) {
    setShown(period)
    setTyped(period)
  }

  function type(change: Partial<Period>) {
    const next = { ...typed, ...change }
    setTyped(next)
    if (isPeriod(next)) onChange(next)
  }
  return (
    <fieldset className="period" aria-label={joinName([texts.period, texts.hongKong], language)}>
      <div className="segments">
        {presetNames.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={known[name].from === period.from && known[name].to === period.to}
            onClick={() => onChange(known[name])}
          >
            {texts.presets[name]}
          </button>
        ))}
      </div>
      <div className="period-days">
        <label>
          <span>{texts.from}</span>
          <input
            type="date"
            className="input"
            value={typed.from}
            onChange={({ currentTarget }) => type({ from: currentTarget.value })}
          />
        </label>
        <label>
          <span>{texts.to}</span>
          <input
            type="date"
            className="input"
            value={typed.to}
            onChange={({ currentTarget }) => type({ to: currentTarget.value })}
          />
        </label>
      </div>
    </fieldset>
  )
}
