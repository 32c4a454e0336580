import { useSyncExternalStore } from 'react'
import { htmlLang, localeFromAcceptLanguage, type Locale } from '#domain/locale.ts'
import { createStore } from '#ui/store.ts'

export const languages = ['en', 'zh'] as const
export type Language = (typeof languages)[number]

const key = 'console.language'
const store = createStore<Language>('en', { load: () => remembered(key) ?? ofBrowser() })

export function language(): Language {
  return store.get()
}

export function useLanguage(): Language {
  // No server renders the console: there is one state, in tests without a browser too.
  return useSyncExternalStore(store.watch, store.get, store.get)
}

/** Remembered for this person, and on this device until another person chooses. */
export function chooseLanguage(next: Language, staffId?: string): void {
  localStorage.setItem(key, next)
  if (staffId) localStorage.setItem(`${key}:${staffId}`, next)
  show(next)
}

/** Colleagues share a till: each finds the language they chose. */
export function showLanguageOf(staffId: string): void {
  const chosen = remembered(`${key}:${staffId}`)
  if (chosen) show(chosen)
}

export function showDocumentLanguage(): void {
  document.documentElement.lang = htmlLang[store.get()]
}

function show(next: Language): void {
  store.set(next)
  showDocumentLanguage()
}

function remembered(name: string): Language | null {
  const value = localStorage.getItem(name)
  return languages.find((each) => each === value) ?? null
}

function ofBrowser(): Language {
  const wanted: Locale | undefined = localeFromAcceptLanguage(navigator.languages.join(','))
  return wanted === undefined || wanted === 'en' ? 'en' : 'zh'
}
