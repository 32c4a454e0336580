import type { PictureCopy } from '#db/json-types.ts'
import { DomainError } from '#domain/errors.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { completeShelf, completeText } from '../platform/text/complete-text.ts'

export type StoryType = 'story' | 'guide' | 'news' | 'lookbook'

export interface StoryCategory {
  id: string
  slug: string
  title: LocalizedText
}

/** What an article and a post have in common. */
export interface Story {
  id: string
  slug: string
  type: StoryType
  title: LocalizedText
  description: LocalizedText
  body: LocalizedText
  author: LocalizedText
  tags: LocalizedText[]
  /** Handles of the garments it speaks of. */
  shows: string[]
  position: number
  published_at: Date
  updated_at: Date
  pictures: PictureCopy[]
  categories: StoryCategory[]
}

/** The one with this id or slug; throws `not_found`. */
export function getEntry<Entry extends Story>(entries: readonly Entry[], name: string): Entry {
  const entry = storyNamed(entries, name)
  if (!entry) throw new DomainError('not_found')
  return entry
}

/** Those with these ids or slugs, in that order; unknown ones are left out. */
export function pickEntries<Entry extends Story>(
  entries: readonly Entry[],
  names: readonly string[],
): Entry[] {
  return names.flatMap((name) => storyNamed(entries, name) ?? [])
}

function storyNamed<Entry extends Story>(
  stories: readonly Entry[],
  name: string,
): Entry | undefined {
  return stories.find(({ id }) => id === name) ?? stories.find(({ slug }) => slug === name)
}

/** As the shop puts them, the newest first among equals. */
export function recommended(a: Story, b: Story): number {
  return a.position - b.position || b.published_at.getTime() - a.published_at.getTime()
}

/** With every text there in all three languages, as it is shown. */
export function completeStory<Kind extends Story>(story: Kind): Kind {
  return {
    ...completeShelf(story),
    body: completeText(story.body),
    author: completeText(story.author),
    tags: story.tags.map(completeText),
    pictures: story.pictures.map((each) => ({ ...each, alt: completeText(each.alt) })),
    categories: story.categories.map((each) => ({ ...each, title: completeText(each.title) })),
  }
}
