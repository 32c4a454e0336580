import { newId } from '#domain/ids.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Trx } from '#server/platform/database/db.ts'
import { change } from './catalogue.ts'
import { text, type Text } from './text.ts'

let made = 0

interface EntryOptions {
  slug?: string
  title?: Text
  description?: Text
  body?: Text
  tags?: readonly string[]
  product_handles?: readonly string[]
  categories?: readonly string[]
  status?: 'DRAFT' | 'ACTIVE' | 'ARCHIVED'
  position?: number
  publishedAt?: Date
}

export async function aLibrary(ctx: Ctx, slug = `library-${++made}`) {
  const id = newId('library')
  await change(ctx, ['articles'], (trx) =>
    trx
      .insertInto('libraries')
      .values({ id, slug, title: text(slug), description: text('') })
      .execute(),
  )
  return { id, slug }
}

export async function anArticleCategory(
  ctx: Ctx,
  libraryId: string,
  options: { slug?: string; title?: Text; parentId?: string | null } = {},
) {
  const id = newId('articleCategory')
  const slug = options.slug ?? `category-${++made}`
  await change(ctx, ['articles'], (trx) =>
    trx
      .insertInto('article_categories')
      .values({
        id,
        slug,
        library_id: libraryId,
        parent_id: options.parentId ?? null,
        title: text(options.title ?? slug),
        description: text(''),
        position: ++made,
      })
      .execute(),
  )
  return { id, slug }
}

export async function anArticle(ctx: Ctx, libraryId: string, options: EntryOptions = {}) {
  const id = newId('article')
  const row = { id, library_id: libraryId, ...entryRow(options) }
  await change(ctx, ['articles', `article:${id}`], async (trx) => {
    await trx.insertInto('articles').values(row).execute()
    await linkAll(options.categories, (category_id, position) =>
      trx
        .insertInto('articles_in_categories')
        .values({ library_id: libraryId, entry_id: id, category_id, position })
        .execute(),
    )
  })
  return { id, slug: row.slug }
}

export async function aPostCategory(
  ctx: Ctx,
  options: { slug?: string; title?: Text; status?: 'ACTIVE' | 'ARCHIVED' } = {},
) {
  const id = newId('postCategory')
  const slug = options.slug ?? `category-${++made}`
  await change(ctx, ['posts'], (trx) =>
    trx
      .insertInto('post_categories')
      .values({
        id,
        slug,
        status: options.status ?? 'ACTIVE',
        title: text(options.title ?? slug),
        description: text(''),
        position: ++made,
      })
      .execute(),
  )
  return { id, slug }
}

export async function aPost(ctx: Ctx, options: EntryOptions = {}) {
  const id = newId('post')
  const row = { id, ...entryRow(options) }
  await change(ctx, ['posts', `post:${id}`], async (trx: Trx) => {
    await trx.insertInto('posts').values(row).execute()
    await linkAll(options.categories, (category_id, position) =>
      trx
        .insertInto('posts_in_categories')
        .values({ entry_id: id, category_id, position })
        .execute(),
    )
  })
  return { id, slug: row.slug }
}

function entryRow(options: EntryOptions) {
  const slug = options.slug ?? `story-${++made}`
  const tags = (options.tags ?? []).map((tag) => ({ en: tag, zh: tag, cn: tag }))
  return {
    slug,
    status: options.status ?? ('ACTIVE' as const),
    type: 'story' as const,
    title: text(options.title ?? slug),
    description: text(options.description ?? ''),
    body: text(options.body ?? ''),
    author: text('The workroom'),
    tags: JSON.stringify(tags),
    product_handles: [...(options.product_handles ?? [])],
    position: options.position ?? ++made,
    ...(options.publishedAt && { published_at: options.publishedAt }),
  }
}

async function linkAll(
  categories: readonly string[] | undefined,
  link: (categoryId: string, position: number) => Promise<unknown>,
): Promise<void> {
  for (const [position, id] of (categories ?? []).entries()) await link(id, position)
}
