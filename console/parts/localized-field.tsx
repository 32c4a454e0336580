import { useController, type FieldValues } from 'react-hook-form'
import { htmlLang, locales, type Locale, type LocalizedText } from '#domain/locale.ts'
import { Fieldset } from '#ui/field.tsx'
import { TextArea, TextInput } from '#ui/text-input.tsx'
import { useMessages } from '../language/messages.ts'
import type { FieldOf } from './fields.tsx'
import { partMessages } from './messages.ts'

interface LocalizedFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  isProse?: boolean
}

/**
 * One text in three languages, next to each other on a desk. Simplified Chinese left empty is
 * derived from traditional by the shop, and says so.
 */
export function LocalizedField<Values extends FieldValues>(props: LocalizedFieldProps<Values>) {
  const { form, name, label, hint, isProse = false } = props
  const texts = useMessages(partMessages)
  const { field, formState } = useController({ control: form.control, name })
  const value = textIn(field.value)
  const Input = isProse ? TextArea : TextInput
  const notes: Record<Locale, string | undefined> = {
    en: undefined,
    zh: undefined,
    cn: value.cn === '' ? texts.derived : texts.overridden,
  }
  const names: Record<Locale, string> = {
    en: texts.english,
    zh: texts.traditional,
    cn: texts.simplified,
  }
  return (
    <Fieldset legend={label} hint={hint}>
      <div className="grid gap-3 w767:grid-cols-3">
        {locales.map((locale) => (
          <Input
            key={locale}
            label={names[locale]}
            lang={htmlLang[locale]}
            note={notes[locale]}
            error={issueAt(formState.errors, `${name}.${locale}`)}
            value={value[locale]}
            onBlur={field.onBlur}
            onChange={({ currentTarget }) =>
              field.onChange({ ...value, [locale]: currentTarget.value })
            }
          />
        ))}
      </div>
    </Fieldset>
  )
}

function textIn(value: unknown): LocalizedText {
  return { en: partOf(value, 'en'), zh: partOf(value, 'zh'), cn: partOf(value, 'cn') }
}

function partOf(value: unknown, locale: Locale): string {
  const part: unknown = Object.entries(value ?? {}).find(([name]) => name === locale)?.[1]
  return typeof part === 'string' ? part : ''
}

function issueAt(errors: object, path: string): string | undefined {
  let found: unknown = errors
  for (const step of path.split('.')) {
    found = Object.entries(found ?? {}).find(([name]) => name === step)?.[1]
  }
  const message: unknown = Object.entries(found ?? {}).find(([name]) => name === 'message')?.[1]
  return typeof message === 'string' ? message : undefined
}
