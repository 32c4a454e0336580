import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { allLanguages } from '#domain/languages.ts'
import { locales, type Locale } from '#domain/locale.ts'
import { useMessages, defineMessages } from '../language/messages.ts'
import { SelectField } from '../parts/fields.tsx'
import { partMessages } from '../parts/messages.ts'
import { TicksField } from '../parts/ticks-field.tsx'
import { defineSetting, type SettingForm } from './define-setting.tsx'

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

const languageMessages = defineMessages({
  intro: [
    'A language that is switched off leaves the shop immediately: the language switch, search engines, feeds and emails. Its addresses lead to the same page in the default language. Its texts are kept for when it is switched on again.',
    '關閉的語言會即時從語言切換、搜尋引擎、商品及文章供稿和電郵中移除，其網址會轉到預設語言的同一頁。已輸入的文字會保留，重新開啟後可繼續使用。',
  ],
  shown: ['Languages of the shop', '網店語言'],
  shownHint: [
    'At least one. Forms in this console ask for texts in these.',
    '最少選擇一種。後台表格只會要求輸入這些語言的文字。',
  ],
  fallback: ['Default language', '預設語言'],
  fallbackHint: [
    'For shoppers whose browser asks for none of them, and customers whose language is switched off.',
    '訪客的瀏覽器沒有要求以上語言，或顧客所選的語言已關閉時，會使用此語言。',
  ],
})
