import { localize } from '#domain/locale.ts'
import { joinList } from '#domain/punctuation.ts'
import type { Language } from '../language/language.ts'
import { optionLabel, partLabel, type ValueTexts } from './value-messages.ts'
import { colon } from '../language/punctuation.ts'

/** Title of an item of a list: its kind, and the first of its texts that is filled in. */
export function titleOf(value: unknown, language: Language, texts: ValueTexts): string {
  const parts: Readonly<Record<string, unknown>> = { ...Object(value) }
  const kind = typeof parts['kind'] === 'string' ? optionLabel(texts, parts['kind']) : ''
  const words = ['title', 'alt', 'name', 'slug'].map((name) => textOf(parts[name], language))
  return [kind, words.find((text) => text !== '') ?? textOf(value, language)]
    .filter((text) => text !== '')
    .join(' · ')
}

function textOf(value: unknown, language: Language): string {
  if (typeof value === 'string') return value
  const { en, zh, cn }: Readonly<Record<string, unknown>> = { ...Object(value) }
  if (typeof en !== 'string' || typeof zh !== 'string') return ''
  return localize({ en, zh, cn: typeof cn === 'string' ? cn : '' }, language)
}

/** In how few words a folded value can be told from another: where it leads, how many it holds. */
export function summaryOf(value: unknown, language: Language, texts: ValueTexts): string {
  if (Array.isArray(value)) return namesOf(value, language, texts)
  const parts = Object.entries({ ...Object(value) })
  const counts = parts.flatMap(([name, part]) =>
    Array.isArray(part) && part.length > 0 ? [partLabel(texts, name) + colon() + part.length] : [],
  )
  const address = parts.flatMap(([name, part]) =>
    ['path', 'url', 'href'].includes(name) && typeof part === 'string' && part !== '' ? [part] : [],
  )
  return [...address, ...counts].join(' · ')
}

const namedAtMost = 4

function namesOf(values: readonly unknown[], language: Language, texts: ValueTexts): string {
  if (values.length === 0) return texts.none
  const names = values.slice(0, namedAtMost).map((each) => titleOf(each, language, texts))
  const shown = joinList(names, language)
  return values.length > namedAtMost ? `${shown} …` : shown
}

/** The file of the picture that an item is known by; null if it has none. */
export function pictureOf(value: unknown): string | null {
  const parts: Readonly<Record<string, unknown>> = { ...Object(value) }
  for (const part of [parts['image'], parts['picture'], value]) {
    const { file_id: id }: { file_id?: unknown } = { ...Object(part) }
    if (typeof id === 'string' && id !== '') return id
  }
  return null
}
