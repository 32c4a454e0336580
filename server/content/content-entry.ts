import type { PictureCopy } from '#db/json-types.ts'
import { DomainError } from '#domain/errors.ts'
import type { LocalizedText } from '#domain/locale.ts'
import type { SearchText } from '../platform/text/search-texts.ts'
import { completeCategory, completeText } from '../platform/text/complete-translations.ts'

export type EntryType = 'story' | 'guide' | 'news' | 'lookbook'

interface EntryCategory {
  id: string
  slug: string
  title: LocalizedText
}

/** What an article and a post have in common. */
export interface Entry {
  id: string
  slug: string
  type: EntryType
  title: LocalizedText
  description: LocalizedText
  body: LocalizedText
  author: LocalizedText
  tags: LocalizedText[]
  /** Handles of the products it features. */
  product_handles: string[]
  position: number
  published_at: Date
  updated_at: Date
  pictures: PictureCopy[]
  categories: EntryCategory[]
  search_text: SearchText | null
  /** Slugs it once had, which still lead to it. */
  former_slugs: string[]
}

/** By id or slug, present or former. Throws `not_found`. */
export function getEntry<Item extends Entry>(entries: readonly Item[], name: string): Item {
  const entry = findEntry(entries, name)
  if (!entry) throw new DomainError('not_found')
  return entry
}

/** By ids or slugs, in that order, without unknown ones. */
export function pickEntries<Item extends Entry>(
  entries: readonly Item[],
  names: readonly string[],
): Item[] {
  return names.flatMap((name) => findEntry(entries, name) ?? [])
}

function findEntry<Item extends Entry>(entries: readonly Item[], name: string): Item | undefined {
  return (
    entries.find(({ id }) => id === name) ??
    entries.find(({ slug }) => slug === name) ??
    entries.find(({ former_slugs: former }) => former.includes(name))
  )
}

/** The shop's order by position, newest first among equals. */
export function recommended(a: Entry, b: Entry): number {
  return a.position - b.position || b.published_at.getTime() - a.published_at.getTime()
}

/** Fills in missing translations for display. */
export function completeEntry<Kind extends Entry>(entry: Kind): Kind {
  return {
    ...completeCategory(entry),
    body: completeText(entry.body),
    author: completeText(entry.author),
    tags: entry.tags.map(completeText),
    pictures: entry.pictures.map((each) => ({ ...each, alt: completeText(each.alt) })),
    categories: entry.categories.map((each) => ({ ...each, title: completeText(each.title) })),
  }
}
