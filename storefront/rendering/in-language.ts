import { isLocale, localize, type Locale, type LocalizedText } from '#domain/locale.ts'

/** The shape with every text in one language: loaders return it, so that a page carries only one. */
export type InLanguage<Value> = Value extends LocalizedText
  ? string
  : Value extends readonly (infer Item)[]
    ? InLanguage<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: InLanguage<Value[Key]> }
      : Value

export function inLanguage<Value>(value: Value, locale: Locale): InLanguage<Value>
export function inLanguage(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage<unknown>(item, locale))
  if (typeof value !== 'object' || value === null) return value
  if (isLocalizedText(value)) return localize(value, locale)
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, inLanguage<unknown>(part, locale)]),
  )
}

function isLocalizedText(value: object): value is LocalizedText {
  const keys = Object.keys(value)
  return keys.length === 3 && keys.every(isLocale)
}
