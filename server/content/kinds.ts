import { sql } from 'kysely'

export type ContentKind = 'article' | 'post'

/** Where articles and posts are stored. Only articles have libraries and nested categories. */
export const kinds = {
  article: {
    /** Name of the table, of the list of sort orders, and of the cache tag for lists. */
    plural: 'articles',
    categories: 'article_categories',
    inCategories: 'articles_in_categories',
    pictures: 'article_pictures',
    likes: 'article_likes',
    libraryId: sql<string | null>`library_id`,
    parentId: sql<string | null>`parent_id`,
    isActiveCategory: sql<boolean>`archived_at is null`,
  },
  post: {
    plural: 'posts',
    categories: 'post_categories',
    inCategories: 'posts_in_categories',
    pictures: 'post_pictures',
    likes: 'post_likes',
    libraryId: sql<string | null>`null`,
    parentId: sql<string | null>`null`,
    isActiveCategory: sql<boolean>`status = 'ACTIVE'`,
  },
} as const

/** The cache tag of everything that shows this entry. */
export function entryTag(kind: ContentKind, id: string): string {
  return `${kind}:${id}`
}

export function entryTags(kind: ContentKind, entries: readonly { id: string }[]): string[] {
  return entries.map(({ id }) => entryTag(kind, id))
}

/** The cache tag of the like counts. */
export function likesTag(kind: ContentKind): string {
  return `${kind}-likes`
}
