import type { ReactNode } from 'react'
import {
  get,
  useController,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import { hourMs, onHongKongClock } from '#domain/dates.ts'
import { foldTyping } from '#domain/fold-typing.ts'
import { htmlLang, type Locale, type LocalizedText } from '#domain/locale.ts'
import { Fieldset } from '#ui/field.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Select, type Option } from '#ui/select.tsx'
import { TextArea, TextInput } from '#ui/text-input.tsx'
import { useMessages } from '../language/messages.ts'
import { useMe } from '../api/me.ts'
import { partMessages } from './messages.ts'
import { isLeftBehind, standsForEnglish, typedText, typeText } from './typed-text.ts'
import type { TextType } from './value-kinds.ts'

export interface FieldOf<Values extends FieldValues> {
  form: UseFormReturn<Values>
  name: FieldPath<Values>
  label: string
  hint?: string
  isOptional?: boolean
}

interface TextFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  type?: TextType
  autoComplete?: string
  placeholder?: string
}

/** One line. An optional field left empty is sent as it started: empty, or not at all. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { form, name, type = 'text', placeholder, isOptional = false } = props
  const { field, change, shared } = useField(props)
  const isLeftOut = isOptional && get(form.formState.defaultValues, name) === undefined
  return (
    <TextInput
      {...shared}
      {...field}
      type={type}
      placeholder={placeholder}
      autoComplete={props.autoComplete ?? 'off'}
      onChange={({ currentTarget: { value } }) =>
        change(value === '' && isLeftOut ? undefined : value)
      }
    />
  )
}

export function ProseField<Values extends FieldValues>(props: FieldOf<Values>) {
  const { field, shared } = useField(props)
  return <TextArea {...shared} {...field} />
}

/** A whole number, such as a quantity. */
export function NumberField<Values extends FieldValues>(props: FieldOf<Values>) {
  const { field, change, shared, number } = useField(props)
  return (
    <NumberInput
      {...shared}
      {...field}
      value={number}
      onNumber={(next) => change(next ?? undefined)}
    />
  )
}

/** Hong Kong dollars, as the wire has them: decimal text with at most two places. */
export function MoneyField<Values extends FieldValues>(props: FieldOf<Values>) {
  const { field, change, shared } = useField(props)
  return (
    <TextInput
      {...shared}
      {...field}
      start="HK$"
      inputMode="decimal"
      onBlur={({ currentTarget: { value } }) => {
        const typed = foldTyping(value).trim()
        if (/^\d+(\.\d{0,2})?$/.test(typed)) change(Number(typed).toFixed(2))
        field.onBlur()
      }}
    />
  )
}

export function SelectField<Values extends FieldValues>(
  props: FieldOf<Values> & { options: readonly Option[] },
) {
  const { field, shared } = useField(props)
  return <Select {...shared} {...field} options={props.options} />
}

/** In Hong Kong time wherever the person is; an ISO time on the wire. Empty: null, or left out. */
export function DateTimeField<Values extends FieldValues>(
  props: FieldOf<Values> & { isLeftOut?: boolean },
) {
  const texts = useMessages(partMessages)
  const { field, change, shared } = useField(props)
  const at = new Date(field.value)
  const shown = Number.isNaN(at.getTime()) ? '' : onHongKongClock(at).slice(0, 16)
  return (
    <TextInput
      {...shared}
      {...field}
      hint={shared.hint ?? texts.hongKongTime}
      type="datetime-local"
      value={shown}
      onChange={({ currentTarget: { value } }) =>
        change(fromHongKongClock(value) ?? (props.isLeftOut ? undefined : null))
      }
    />
  )
}

function fromHongKongClock(local: string): string | null {
  const at = Date.parse(`${local}:00Z`)
  return Number.isNaN(at) ? null : new Date(at - 8 * hourMs).toISOString()
}

function useField<Values extends FieldValues>(props: FieldOf<Values>) {
  const { form, name, label, hint, isOptional } = props
  const texts = useMessages(partMessages)
  const { field, fieldState } = useController({ control: form.control, name })
  const value: unknown = field.value
  return {
    field: { ...field, value: textOf(value) },
    number: typeof value === 'number' ? value : null,
    change: (next: unknown) => field.onChange(next),
    shared: {
      label,
      hint,
      error: fieldState.error?.message,
      ...(isOptional && { note: texts.optional }),
    },
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

interface LocalizedFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  isProse?: boolean
  /** Buttons that write into the fields. */
  tools?: ReactNode
  /** Text that the shop has, to show what it fills in for an empty field. */
  saved?: LocalizedText | null | undefined
}

/**
 * One text in the languages the shop shows, next to each other on a desk. Simplified Chinese left empty is
 * derived from traditional by the shop, and says so.
 */
export function LocalizedField<Values extends FieldValues>(props: LocalizedFieldProps<Values>) {
  const { form, name, label, hint, saved, tools, isProse = false } = props
  const texts = useMessages(partMessages)
  const { shown } = useMe().languages
  const { field, formState } = useController({ control: form.control, name })
  const value = textIn(field.value)
  const Input = isProse ? TextArea : TextInput
  const isFromSaved = value.zh === saved?.zh || value.zh === ''
  const notes: Record<Locale, string | undefined> = {
    en: undefined,
    zh: undefined,
    cn: value.cn === '' ? texts.derived : texts.overridden,
  }
  const before = textIn(get(formState.defaultValues, name))
  const noteOf = (locale: Locale) =>
    isLeftBehind(value, before, locale, shown) ? texts.leftBehind : notes[locale]
  const names: Record<Locale, string> = {
    en: texts.english,
    zh: texts.traditional,
    cn: texts.simplified,
  }
  function issueOf(locale: Locale): string | undefined {
    const own = issueAt(formState.errors, `${name}.${locale}`)
    return standsForEnglish(locale, shown) ? (own ?? issueAt(formState.errors, `${name}.en`)) : own
  }
  return (
    <Fieldset legend={label} hint={hint}>
      {tools}
      <div className="localized">
        {shown.map((locale) => (
          <Input
            key={locale}
            label={names[locale]}
            lang={htmlLang[locale]}
            note={noteOf(locale)}
            placeholder={locale !== 'en' && isFromSaved ? saved?.[locale] : undefined}
            error={issueOf(locale)}
            value={typedText(value, locale, shown)}
            onBlur={field.onBlur}
            onChange={({ currentTarget }) =>
              field.onChange(typeText(value, locale, currentTarget.value, shown))
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
