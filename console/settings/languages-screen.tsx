import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { allLanguages } from '#domain/languages.ts'
import { locales, type Locale } from '#domain/locale.ts'
import { useMessages } from '../language/messages.ts'
import { SelectField } from '../parts/fields.tsx'
import { partMessages } from '../parts/messages.ts'
import { TicksField } from '../parts/ticks-field.tsx'
import { defineSetting, type SettingForm } from './define-setting.tsx'
import { languageMessages } from './language-messages.ts'

/** Which languages shoppers see. */
export const LanguagesScreen = defineSetting({
  slug: 'languages',
  name: 'languages',
  fill: (stored) => stored ?? { ...allLanguages, shown: [...locales] },
  Fields: LanguagesFields,
})

function LanguagesFields({ form }: { form: SettingForm<'languages'> }) {
  const texts = useMessages(languageMessages)
  const parts = useMessages(partMessages)
  const [shown, fallback] = useWatch({
    control: form.control,
    name: ['value.shown', 'value.fallback'],
  })
  useEffect(() => {
    const [first] = shown
    if (first && !shown.includes(fallback)) form.setValue('value.fallback', first)
  }, [form, shown, fallback])
  const names = { en: parts.english, zh: parts.traditional, cn: parts.simplified }
  const option = (value: Locale) => ({ value, label: names[value] })
  return (
    <>
      <p className="text-ink-2">{texts.intro}</p>
      <div className="card form-grid">
        <TicksField
          form={form}
          name="value.shown"
          label={texts.shown}
          hint={texts.shownHint}
          options={locales.map(option)}
        />
        <SelectField
          form={form}
          name="value.fallback"
          label={texts.fallback}
          hint={texts.fallbackHint}
          options={locales.filter((locale) => shown.includes(locale)).map(option)}
        />
      </div>
    </>
  )
}
