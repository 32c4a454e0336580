import type { PictureCopy } from '#db/json-types.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { completeShelf, completeText } from '../../platform/text/complete-text.ts'

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

/** The story by its id or its slug. */
export function storyNamed<Kind extends Story>(
  stories: readonly Kind[],
  name: string,
): Kind | undefined {
  return stories.find(({ id }) => id === name) ?? stories.find(({ slug }) => slug === name)
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
