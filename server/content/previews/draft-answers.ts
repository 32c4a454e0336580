import type { z } from '@hono/zod-openapi'
import type { DraftAnswer } from '#db/json-types.ts'
import type { openPreview } from '#contract/staff/previews.ts'
import { contentPath } from '#domain/content-path.ts'
import { DomainError } from '#domain/errors.ts'
import { detailsOfDraft } from '../../catalogue/details.ts'
import { publishDraft } from '../../catalogue/products/product-draft.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { Ctx } from '../../platform/context.ts'
import { undone } from '../../platform/database/undone.ts'
import { getStore } from '../../settings/stores.ts'
import { fillPlaceholders } from '../pages/fill-placeholders.ts'
import { findContent } from '../pages/latest-content.ts'
import { addContentVersion } from '../pages/write-content.ts'
import { presentArticle, presentPost } from '../present-entry.ts'
import { allArticles, allLibraries, allPosts, findPublished } from '../queries.ts'
import { relatedTo } from '../related-entries.ts'
import { changeEntry } from '../save-entry.ts'

export type Draft = z.output<typeof openPreview.body & {}>
type Of<Kind extends Draft['kind']> = Extract<Draft, { kind: Kind }>

export interface Drafted {
  /** The page, without the language prefix. */
  path: string
  /** The screen of the console where it is written. */
  editor: string
  answers: DraftAnswer[]
}

/**
 * Answers of the customer API once the draft is saved and published. It is saved by the same
 * code, in a transaction that is undone, so what could not be saved is refused here as well.
 */
export function draftAnswers(ctx: Ctx, draft: Draft, changes: ChangeRecorder): Promise<Drafted> {
  switch (draft.kind) {
    case 'content':
      return contentAnswers(ctx, draft, changes)
    case 'post':
      return postAnswers(ctx, draft, changes)
    case 'article':
      return articleAnswers(ctx, draft, changes)
    case 'product':
      return productAnswers(ctx, draft, changes)
  }
}

async function contentAnswers(
  ctx: Ctx,
  { kind: _kind, slug, ...input }: Of<'content'>,
  changes: ChangeRecorder,
): Promise<Drafted> {
  const answer = await undone(ctx, async (trx) => {
    await addContentVersion(trx, ctx, slug, input, changes)
    const content = await findContent(trx, slug, ctx.clock())
    return content && fillPlaceholders(ctx, content)
  })
  return {
    path: contentPath(slug),
    editor: `/content/pages/${slug}`,
    answers: [{ path: `/contents/slug/${slug}/latest`, answer }],
  }
}

/** Later than any entry is published. */
const endOfTime = new Date('9999-01-01')

async function publishedEntry(
  ctx: Ctx,
  { kind, id, ...entry }: Of<'post'> | Of<'article'>,
  changes: ChangeRecorder,
) {
  const entries = await undone(ctx, async (trx) => {
    await changeEntry(trx, ctx, kind, id, { ...entry, status: 'ACTIVE' }, changes)
    return findPublished(trx, kind, endOfTime)
  })
  const found = entries.find((each) => each.id === id)
  if (!found) throw new DomainError('not_found')
  return found
}

/** Number that a page shows. */
const maxRelated = 3

async function postAnswers(ctx: Ctx, draft: Of<'post'>, changes: ChangeRecorder): Promise<Drafted> {
  const post = await publishedEntry(ctx, draft, changes)
  const { id, slug } = post
  const all = await allPosts(ctx)
  const details = await presentPost(ctx, post, null)
  const related = relatedTo(post, all, maxRelated).map(
    (each) => `/api/customer/posts/${each.id}/details`,
  )
  const reviews = { data: [], current_page: 1, next_page_url: null, total: 0 }
  return {
    path: `/posts/${slug}`,
    editor: `/content/posts/${id}`,
    answers: [
      { path: `/posts/${id}/details`, answer: details },
      { path: `/posts/${slug}/details`, answer: details },
      {
        path: '/posts/related-posts-urls',
        query: { post_id: id },
        answer: { data: related },
      },
      ...(all.some((each) => each.id === id)
        ? []
        : [{ path: `/posts/${id}/reviews`, answer: reviews }]),
    ],
  }
}

async function articleAnswers(
  ctx: Ctx,
  draft: Of<'article'>,
  changes: ChangeRecorder,
): Promise<Drafted> {
  const { library_id: libraryId, ...entry } = await publishedEntry(ctx, draft, changes)
  const library = (await allLibraries(ctx)).find(({ id }) => id === libraryId)
  if (!library) throw new DomainError('not_found')
  const { id, slug } = entry
  const own = (await allArticles(ctx)).filter((each) => each.library.id === library.id)
  const details = await presentArticle(ctx, { ...entry, library }, null)
  const related = relatedTo(entry, own, maxRelated)
  return {
    path: `/articles/${library.slug}/${slug}`,
    editor: `/content/articles/${id}`,
    answers: [
      { path: `/articles/${id}/details`, answer: details },
      { path: `/articles/${slug}/details`, answer: details },
      {
        path: `/libraries/${library.slug}/articles/related-articles-urls`,
        query: { article_id: id },
        answer: { data: related.map((each) => `/api/customer/articles/${each.id}/details`) },
      },
    ],
  }
}

async function productAnswers(
  ctx: Ctx,
  { kind: _kind, id, ...input }: Of<'product'>,
  changes: ChangeRecorder,
): Promise<Drafted> {
  const store = await getStore(ctx, 'main')
  const row = await undone(ctx, (trx) =>
    publishDraft(trx, ctx, { id, storeId: store.id, input }, changes),
  )
  if (!row) throw new DomainError('product_not_found')
  const range = await ctx.search.current(store.id)
  const management = `/stores/${store.slug}/product-management`
  const isForSale = range.find(id) !== undefined
  return {
    path: `/shop/${store.slug}/product/${id}`,
    editor: `/products/${id}`,
    answers: [
      {
        path: `${management}/products/${id}/details`,
        answer: await detailsOfDraft(ctx, store.id, row),
      },
      ...(isForSale
        ? []
        : [
            {
              path: `${management}/related-products-urls`,
              query: { product_id: id },
              answer: { data: [] },
            },
          ]),
    ],
  }
}
