import type { z } from '@hono/zod-openapi'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { approveReview } from '#contract/staff/aftersales.ts'
import { DomainError } from '#domain/errors.ts'
import { signedBy } from '#domain/signature.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { type Page, readPage } from '../platform/database/read-page.ts'
import { presentPictures } from '../platform/files/present-uploads.ts'
import type { Clock } from '../platform/files/signed-link.ts'
import { reply } from './order-reviews.ts'
import { presentApproval, type Approval } from './present-approval.ts'

type StaffReview = z.input<typeof approveReview.answer>

interface Wanted extends Page {
  state: Approval | null
  productId: string | null
  order: 'asc' | 'desc'
}

/** One page of reviews by their time, with the total. */
export async function listReviews(
  db: Db,
  ctx: Clock,
  wanted: Wanted,
): Promise<{ data: StaffReview[]; total: number }> {
  const { state, productId, order } = wanted
  const found = db
    .selectFrom('reviews as r')
    .select('r.id')
    .$if(state !== null, (q) => q.where('r.state', '=', state ?? 'waiting'))
    .$if(productId !== null, (q) => q.where('r.product_id', '=', productId ?? ''))
    .orderBy('r.created_at', order)
    .orderBy('r.id')
  const { rows, total } = await readPage(found, wanted)
  const data: StaffReview[] = []
  for (const { id } of rows) data.push(await staffReview(db, ctx, id))
  return { data, total }
}

/** Throws `not_found`. */
export async function staffReview(db: Db | Trx, ctx: Clock, id: string): Promise<StaffReview> {
  const row = await findReview(db, id)
  if (!row) throw new DomainError('not_found')
  return {
    _id: row.id,
    state: presentApproval(row.state),
    order: { _id: row.order_id, reference: row.reference },
    product: { _id: row.product_id, title: row.title },
    author: signedBy(row.author),
    locale: row.locale,
    rating: row.rating,
    fit: row.fit,
    comments: row.comments,
    images: await presentPictures(db, ctx, row.pictures, 'whole'),
    reason: row.reason,
    reply: row.reply !== null && row.replied_at ? reply(row.reply, row.replied_at) : null,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}

function findReview(db: Db | Trx, id: string) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .selectAll('r')
    .select(['o.reference', 'p.title'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('review_pictures as f')
          .select('f.file_id')
          .whereRef('f.review_id', '=', 'r.id')
          .orderBy('f.position'),
      ).as('pictures'),
    )
    .where('r.id', '=', id)
    .executeTakeFirst()
}
