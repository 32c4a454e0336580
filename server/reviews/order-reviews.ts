import type { z } from '@hono/zod-openapi'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { listOrderReviews } from '#contract/endpoints/reviews.ts'
import { unreviewedProducts } from '../orders/actions.ts'
import type { View } from '../orders/find-order.ts'
import type { OrderRow } from '../orders/queries.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { presentPictures } from '../platform/files/present-uploads.ts'
import type { Clock } from '../platform/files/signed-link.ts'
import { pageSlice, presentPage } from '../platform/http/paging.ts'
import { presentApproval } from './present-approval.ts'

type Answer = z.input<typeof listOrderReviews.answer>
type Query = Pick<z.output<typeof listOrderReviews.query & {}>, 'page' | 'per_page' | 'sort_order'>

interface Asked {
  order: OrderRow
  view: View
  /** Path of the call, for the next-page link. */
  path: string
  query: Query
}

/** An order's reviews, for callers who may see the order. */
export async function orderReviews(
  db: Db | Trx,
  ctx: Clock,
  { order, view, path, query }: Asked,
): Promise<Answer> {
  const rows = await findOrderReviews(db, order.id, query.sort_order)
  const data = await Promise.all(
    pageSlice(rows, query).map(async (row) => ({
      _id: row.id,
      product_id: row.product_id,
      rating: row.rating,
      fit: row.fit,
      comments: row.comments,
      images: await presentPictures(db, ctx, row.pictures, view),
      state: presentApproval(row.state),
      reason: row.reason,
      reply: row.reply !== null && row.replied_at ? reply(row.reply, row.replied_at) : null,
      created_at: row.created_at.toISOString(),
    })),
  )
  const written = new Set(rows.map(({ product_id }) => product_id))
  return {
    ...presentPage(path, query, data, rows.length),
    reviewable:
      order.current_status === 'completed'
        ? unreviewedProducts(order).filter((id) => !written.has(id))
        : [],
  }
}

export function reply(text: string, at: Date | string) {
  return { text, created_at: new Date(at).toISOString() }
}

function findOrderReviews(db: Db | Trx, orderId: string, order: 'asc' | 'desc') {
  return db
    .selectFrom('reviews as r')
    .selectAll('r')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('review_pictures as p')
          .select('p.file_id')
          .whereRef('p.review_id', '=', 'r.id')
          .orderBy('p.position'),
      ).as('pictures'),
    )
    .where('r.order_id', '=', orderId)
    .orderBy('r.created_at', order)
    .orderBy('r.id')
    .execute()
}
