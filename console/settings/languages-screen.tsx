import { useEffect } from 'react'
import { z } from '@hono/zod-openapi'
import { useWatch } from 'react-hook-form'
import { configurationValues } from '#contract/staff/configuration-values.ts'
import { locales, type Locale } from '#domain/locale.ts'
import { useMessages } from '../language/messages.ts'
import { SelectField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { TicksField } from '../parts/ticks-field.tsx'
import { useContractForm } from '../parts/use-contract-form.ts'
import { useMe } from '../session/me.ts'
import { languageMessages } from './language-messages.ts'
import { settingsMessages } from './messages.ts'
import { SettingPage, useSaveSetting, type Stored } from './setting-page.tsx'

const shape = z.object({ value: configurationValues.languages })

/** Which languages shoppers see. */
export function LanguagesScreen() {
  return (
    <SettingPage name="languages" slug="languages">
      {(stored) => <LanguagesForm stored={stored} />}
    </SettingPage>
  )
}

function LanguagesForm({ stored }: { stored: Stored }) {
  const texts = useMessages(languageMessages)
  const parts = useMessages(partMessages)
  const { save: saveLabel } = useMessages(settingsMessages)
  const { languages } = useMe()
  const save = useSaveSetting(stored)
  const { form, submit } = useContractForm({
    shape,
    defaults: { value: configurationValues.languages.safeParse(stored.value).data ?? languages },
    save: ({ value }) => save(value),
  })
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
    <Form form={form} submit={submit} saveLabel={saveLabel}>
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
    </Form>
  )
}
