import { useLanguage, type Language } from './language.ts'

/** The texts of an area in both languages, side by side. A missing one does not compile. */
export type Messages<Texts> = Readonly<Record<Language, Texts>>

export function defineMessages<Texts>(texts: { en: Texts; zh: NoInfer<Texts> }): Messages<Texts> {
  return texts
}

export function useMessages<Texts>(messages: Messages<Texts>): Texts {
  return messages[useLanguage()]
}
