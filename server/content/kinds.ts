import { sql } from 'kysely'

export type ContentKind = 'article' | 'post'

/** Where articles and posts are stored. Only articles have libraries, and categories within others. */
export const kinds = {
  article: {
    /** The table, the sorting list, and the cache tag of whatever lists them. */
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

/** The cache tag of whatever shows this one. */
export function entryTag(kind: ContentKind, id: string): string {
  return `${kind}:${id}`
}

export function entryTags(kind: ContentKind, entries: readonly { id: string }[]): string[] {
  return entries.map(({ id }) => entryTag(kind, id))
}

/** The cache tag of how many like which. */
export function likesTag(kind: ContentKind): string {
  return `${kind}-likes`
}
