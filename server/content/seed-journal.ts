import { articleCategories, libraries, postCategories } from '#demo/journal/shelves.ts'
import { authors, tags, type DemoEntry } from '#demo/journal/story.ts'
import { articles, picturesOf, posts } from '#demo/journal.ts'
import { sceneDrawing } from '#demo/scenes/scene.ts'
import { newId } from '#domain/ids.ts'
import type { Ctx, TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { storePublicPicture } from '../platform/files/store-file.ts'

/** Seeds the demo articles and posts. Idempotent: an interrupted first start runs it again. */
export async function seedJournal(ctx: Ctx): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    if (await trx.selectFrom('libraries').select('id').executeTakeFirst()) return
    await seedArticles(trx, ctx)
    await seedPosts(trx, ctx)
    await ctx.bus.announce(trx, ['articles', 'posts'])
  })
}

async function seedArticles(trx: Trx, ctx: TrxCtx): Promise<void> {
  for (const [position, { slug, title, description }] of libraries.entries()) {
    const libraryId = newId('library')
    await trx
      .insertInto('libraries')
      .values({ id: libraryId, slug, ...categoryTexts({ title, description }), position })
      .execute()
    const categoryIds = await seedArticleCategories(trx, slug, libraryId)
    for (const [at, entry] of (articles[slug] ?? []).entries()) {
      const id = newId('article')
      await trx
        .insertInto('articles')
        .values({ id, library_id: libraryId, ...entryRow(entry, at) })
        .execute()
      await trx
        .insertInto('articles_in_categories')
        .values(
          entry.categories.map((category, order) => ({
            library_id: libraryId,
            entry_id: id,
            category_id: known(categoryIds, category),
            position: order,
          })),
        )
        .execute()
      const pictures = await storePictures(trx, ctx, entry)
      await trx
        .insertInto('article_pictures')
        .values(pictures.map((picture) => ({ entry_id: id, ...picture })))
        .execute()
    }
  }
}

/** Parents come before their children in the list. */
async function seedArticleCategories(
  trx: Trx,
  library: string,
  libraryId: string,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  const own = articleCategories.filter((each) => each.library === library)
  for (const [position, { slug, parent, title, description }] of own.entries()) {
    const id = newId('articleCategory')
    ids.set(slug, id)
    await trx
      .insertInto('article_categories')
      .values({
        id,
        library_id: libraryId,
        parent_id: parent === undefined ? null : known(ids, parent),
        slug,
        ...categoryTexts({ title, description }),
        position,
      })
      .execute()
  }
  return ids
}

async function seedPosts(trx: Trx, ctx: TrxCtx): Promise<void> {
  const categoryIds = new Map(postCategories.map(({ slug }) => [slug, newId('postCategory')]))
  await trx
    .insertInto('post_categories')
    .values(
      postCategories.map(({ slug, title, description }, position) => ({
        id: known(categoryIds, slug),
        slug,
        ...categoryTexts({ title, description }),
        position,
      })),
    )
    .execute()
  for (const [at, entry] of newestFirst(posts).entries()) {
    const id = newId('post')
    await trx
      .insertInto('posts')
      .values({ id, ...entryRow(entry, at) })
      .execute()
    await trx
      .insertInto('posts_in_categories')
      .values(
        entry.categories.map((category, position) => ({
          entry_id: id,
          category_id: known(categoryIds, category),
          position,
        })),
      )
      .execute()
    const pictures = await storePictures(trx, ctx, entry)
    await trx
      .insertInto('post_pictures')
      .values(pictures.map((picture) => ({ entry_id: id, ...picture })))
      .execute()
  }
}

function entryRow(entry: DemoEntry, position: number) {
  const publishedAt = new Date(`${entry.published}T10:00:00+08:00`)
  return {
    slug: entry.slug,
    status: 'ACTIVE' as const,
    type: entry.type,
    title: JSON.stringify(entry.title),
    description: JSON.stringify(entry.description),
    body: JSON.stringify(entry.body),
    author: JSON.stringify(authors[entry.author]),
    tags: JSON.stringify(entry.tags.map((tag) => tags[tag])),
    product_handles: [...entry.product_handles],
    position,
    published_at: publishedAt,
    created_at: publishedAt,
    updated_at: publishedAt,
  }
}

async function storePictures(trx: Trx, ctx: TrxCtx, entry: DemoEntry) {
  const rows = []
  for (const [position, { scene, alt }] of picturesOf(entry).entries()) {
    const fileId = await storePublicPicture(trx, ctx, sceneDrawing(scene))
    rows.push({ position, file_id: fileId, alt: JSON.stringify(alt) })
  }
  return rows
}

function newestFirst(entries: readonly DemoEntry[]): DemoEntry[] {
  return entries.toSorted((a, b) => b.published.localeCompare(a.published))
}

function categoryTexts({ title, description }: { title: object; description: object }) {
  return { title: JSON.stringify(title), description: JSON.stringify(description) }
}

function known(ids: ReadonlyMap<string, string>, slug: string): string {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`demo label: no category ${slug}`)
  return id
}
