import { formatMoney } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { joinList } from '#domain/punctuation.ts'
import type { Language } from '../language/language.ts'
import { showTime } from '../language/show.ts'
import type { FieldTexts } from '../language/field-messages.ts'

export interface ChangedField {
  name: string
  /** Undefined where the log has no such field: `nothing` is for an empty one. */
  before: string | undefined
  after: string | undefined
}

interface Reader {
  texts: FieldTexts
  language: Language
  /** Names of the things that a field refers to by id. */
  names: ReadonlyMap<string, string>
}

/** The fields that differ, in words. Ids that name nothing a person knows are left out. */
export function changedFields(before: unknown, after: unknown, reader: Reader): ChangedField[] {
  const old = new Map(leavesOf(before, reader))
  const next = new Map(leavesOf(after, reader))
  return [...new Set([...old.keys(), ...next.keys()])]
    .map((name) => ({ name, before: old.get(name), after: next.get(name) }))
    .filter((field) => field.before !== field.after)
}

/** Every text of a value, by the words for where it is in it. */
function leavesOf(
  value: unknown,
  reader: Reader,
  path: readonly string[] = [],
): [string, string][] {
  if (isRecord(value) && !isPlainList(value)) {
    return Object.entries(value)
      .filter(([name, part]) => !isInternal(name, part, reader))
      .flatMap(([name, part]) => leavesOf(part, reader, [...path, name]))
  }
  if (value === undefined || path.length === 0) return []
  return [[path.map((part) => wordsFor(part, reader)).join(' · '), textOf(value, path, reader)]]
}

function isInternal(name: string, value: unknown, { names }: Reader): boolean {
  if (typeof value === 'string' && names.has(value)) return false
  return name === 'version' || name === 'derived_cn' || /(^|_)_?ids?$/.test(name)
}

function wordsFor(part: string, { texts }: Reader): string {
  if (/^\d+$/.test(part)) return String(Number(part) + 1)
  const name = part.replace(/_cents$/, '')
  const words = Object.entries(texts.names).find(([known]) => known === name)?.[1]
  return words ?? name.replaceAll('_', ' ')
}

function textOf(value: unknown, path: readonly string[], reader: Reader): string {
  const { texts, language, names } = reader
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) {
    return texts.nothing
  }
  if (Array.isArray(value))
    return joinList(
      value.map((each) => textOf(each, path, reader)),
      language,
    )
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') {
    return path.at(-1)?.endsWith('_cents') ? formatMoney(cents(value), language) : String(value)
  }
  if (typeof value !== 'string') return JSON.stringify(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return showTime(value)
  const word = Object.entries(texts.values).find(([known]) => known === value)?.[1]
  return names.get(value) ?? word ?? value
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isPlainList(value: unknown): boolean {
  return Array.isArray(value) && !value.some(isRecord)
}
