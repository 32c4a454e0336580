import type { z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { listProductReviews } from '#contract/endpoints/reviews.ts'
import { statement, type Slots } from '#db/statement.ts'
import { compareSizes } from '#domain/compare-sizes.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { signedBy } from '#domain/signature.ts'
import type { Ctx } from '../platform/context.ts'
import type { Db } from '../platform/database/db.ts'
import { presentPicture } from '../platform/files/pictures.ts'
import { presentPage } from '../platform/http/paging.ts'
import { reply } from './order-reviews.ts'

type Query = z.output<typeof listProductReviews.query & {}>
type Answer = z.input<typeof listProductReviews.answer>
type Summary = Answer['summary']

/** One page of a product's approved reviews, with the summary of all of them. */
export async function productReviews(
  ctx: Ctx,
  productId: string,
  path: string,
  query: Query,
): Promise<Answer> {
  const counts = await countReviews(ctx.db, { productId })
  const total = totalOf(counts, query)
  const rows = total === 0 ? [] : await listApproved(ctx.db, productId, query)
  return {
    ...presentPage(path, query, rows.map(present), total),
    summary: summaryOf(counts),
  }
}

type Row = Awaited<ReturnType<typeof listApproved>>[number]

function present(row: Row): Answer['data'][number] {
  return {
    _id: row.id,
    // Signed again: reviews of earlier versions hold names as their accounts had them.
    author: signedBy(row.author),
    is_verified_purchase: true,
    product_variant_title: row.bought?.variant_title ?? nothing,
    locale: row.locale,
    rating: row.rating,
    fit: row.fit,
    comments: row.comments,
    images: row.pictures.map((picture) => presentPicture({ ...picture, alt: nothing })),
    reply: row.reply !== null && row.replied_at ? reply(row.reply, row.replied_at) : null,
    created_at: row.created_at.toISOString(),
  }
}

const nothing: LocalizedText = { en: '', zh: '', cn: '' }

type Counts = Awaited<ReturnType<typeof countReviews>>

function totalOf(counts: Counts, query: Query): number {
  return counts
    .filter(({ rating }) => query.rating === undefined || rating === query.rating)
    .filter(({ size }) => query.size === undefined || size === query.size)
    .reduce((sum, each) => sum + (query.with_images === 'true' ? each.pictured : each.count), 0)
}

function summaryOf(counts: Counts): Summary {
  const count = sumOf(counts)
  const stars = counts.reduce((sum, each) => sum + each.rating * each.count, 0)
  const fitting = (fit: string) => sumOf(counts.filter((each) => each.fit === fit))
  const sizes = [...new Set(counts.flatMap(({ size }) => size ?? []))].toSorted(compareSizes)
  return {
    count,
    average: count === 0 ? null : Math.round((stars / count) * 10) / 10,
    with_images: counts.reduce((sum, each) => sum + each.pictured, 0),
    histogram: [5, 4, 3, 2, 1].map((rating) => ({
      rating,
      count: sumOf(counts.filter((each) => each.rating === rating)),
    })),
    fits: { small: fitting('small'), true: fitting('true'), large: fitting('large') },
    sizes: sizes.map((size) => ({
      size,
      count: sumOf(counts.filter((each) => each.size === size)),
    })),
  }
}

function sumOf(counts: Counts): number {
  return counts.reduce((sum, each) => sum + each.count, 0)
}

/** A literal: as a parameter it would keep a prepared statement from using the partial index. */
const shown = sql.lit<'approved'>('approved')

const isPictured = sql<boolean>`exists (
  select 1 from review_pictures p where p.review_id = r.id and p.public_file_id is not null
)`

/** Size of the first item of the product in the order. */
const boughtSize = sql<string | null>`(
  select v.size from order_items i join variants v on v.id = i.variant_id
  where i.order_id = r.order_id and i.product_id = r.product_id order by i.position limit 1
)`

function listApproved(db: Db, productId: string, query: Query) {
  return db
    .selectFrom('reviews as r')
    .where('r.product_id', '=', productId)
    .where('r.state', '=', shown)
    .$if(query.rating !== undefined, (q) => q.where('r.rating', '=', query.rating ?? 0))
    .$if(query.with_images === 'true', (q) => q.where(isPictured))
    .$if(query.size !== undefined, (q) => q.where(boughtSize, '=', query.size ?? ''))
    .select(['r.id', 'r.author', 'r.locale', 'r.rating', 'r.fit', 'r.comments', 'r.created_at'])
    .select(['r.reply', 'r.replied_at'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('review_pictures as p')
          .innerJoin('files as f', 'f.id', 'p.public_file_id')
          .select(['f.id as file_id', 'f.width', 'f.height', 'f.background'])
          .whereRef('p.review_id', '=', 'r.id')
          .orderBy('p.position'),
      ).as('pictures'),
      jsonObjectFrom(
        eb
          .selectFrom('order_items as i')
          .select('i.variant_title')
          .whereRef('i.order_id', '=', 'r.order_id')
          .whereRef('i.product_id', '=', 'r.product_id')
          .orderBy('i.position')
          .limit(1),
      ).as('bought'),
    ])
    .orderBy(query.sort_by === 'rating' ? 'r.rating' : 'r.created_at', query.sort_order)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute()
}

const countReviews = statement((db, { productId }: Slots<{ productId: string }>) =>
  db
    .selectFrom('reviews as r')
    .select(['r.rating', 'r.fit', boughtSize.as('size'), sql<number>`count(*)::int`.as('count')])
    .select(sql<number>`(count(*) filter (where ${isPictured}))::int`.as('pictured'))
    .where('r.product_id', '=', productId)
    .where('r.state', '=', shown)
    .groupBy(['r.rating', 'r.fit', 'size']),
)
