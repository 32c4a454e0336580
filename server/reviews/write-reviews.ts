import type { z } from '@hono/zod-openapi'
import type { writeReviews as call } from '#contract/endpoints/reviews.ts'
import { issueSentences, issueSentencesWith } from '#contract/issue-sentences.ts'
import { aftersalesRefusal } from '#domain/aftersales/may-ask.ts'
import { DomainError, type Issue, refuseIssues } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import { signedBy } from '#domain/signature.ts'
import { aftersalesStateOf } from '../orders/actions.ts'
import { stateOf } from '../orders/present.ts'
import { findOrder, lockOrder, type OrderRow } from '../orders/queries.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { requireOwnPictures } from '../platform/files/own-pictures.ts'

type WrittenReview = z.output<typeof call.body & {}>['reviews'][number]

export interface Writing {
  orderId: string
  returnDays: number
  /** Pictures that a review may have, as the shop is set. */
  maxImages: number
  /** The author, who owns the pictures. */
  accountId: string
  locale: Locale
  reviews: readonly WrittenReview[]
}

/**
 * Adds reviews of an order's products, all or none. Throws `illegal_transition` before completion
 * and for a product already reviewed.
 */
export async function writeReviews(trx: Trx, ctx: TrxCtx, writing: Writing): Promise<void> {
  await lockOrder(trx, writing.orderId)
  const order = await findOrder(trx, { id: writing.orderId })
  if (!order) throw new DomainError('order_not_found')
  requireBought(order, writing.reviews)
  requireFewPictures(writing)
  const terms = { now: ctx.clock(), returnDays: writing.returnDays }
  const problem =
    aftersalesRefusal(aftersalesStateOf(order, stateOf(order)), 'review', terms) ??
    (isReviewed(order, writing.reviews) ? 'already_reviewed' : null)
  if (problem) {
    throw new DomainError('illegal_transition', {
      current_status: order.current_status,
      action: 'review',
      reason: problem,
    })
  }
  const named = writing.reviews.map(({ images }, at) => ({
    path: `reviews.${at}.images`,
    ids: images,
  }))
  await requireOwnPictures(trx, writing.accountId, named)
  await insertReviews(trx, ctx, order, writing)
}

/** Requires every product to be in the order, and listed once. */
function requireBought({ items }: OrderRow, reviews: readonly WrittenReview[]): void {
  const bought = new Set(items.map(({ product_id }) => product_id))
  const issues = reviews.flatMap(({ product_id: id }, at): Issue[] => {
    const path = `reviews.${at}.product_id`
    if (!bought.has(id)) return [{ path, message: issueSentences.not_in_order }]
    const isTwice = reviews.findIndex((each) => each.product_id === id) < at
    return isTwice ? [{ path, message: issueSentences.named_twice }] : []
  })
  refuseIssues(issues)
}

function requireFewPictures({ reviews, maxImages }: Writing): void {
  const message = issueSentencesWith.max_items(maxImages)
  const issues = reviews.flatMap(({ images }, at): Issue[] =>
    images.length > maxImages ? [{ path: `reviews.${at}.images`, message }] : [],
  )
  refuseIssues(issues)
}

function isReviewed(order: OrderRow, reviews: readonly WrittenReview[]): boolean {
  const known = new Set(order.reviews.map(({ product_id }) => product_id))
  return reviews.some(({ product_id }) => known.has(product_id))
}

async function insertReviews(
  trx: Trx,
  ctx: TrxCtx,
  order: OrderRow,
  { accountId, locale, reviews }: Writing,
): Promise<void> {
  const author = signedBy(await chosenName(trx, order), order.recipient.name)
  const rows = reviews.map((review) => ({ id: newId('review'), review }))
  await trx
    .insertInto('reviews')
    .values(
      rows.map(({ id, review }) => ({
        id,
        order_id: order.id,
        product_id: review.product_id,
        account_id: accountId,
        author,
        locale,
        rating: review.rating,
        fit: review.fit,
        comments: review.comments,
        created_at: ctx.clock(),
      })),
    )
    .execute()
  const pictures = rows.flatMap(({ id, review }) =>
    review.images.map((fileId, position) => ({ review_id: id, position, file_id: fileId })),
  )
  if (pictures.length > 0) await trx.insertInto('review_pictures').values(pictures).execute()
}

/** Name of the order's owner, empty without an account of their own. */
async function chosenName(trx: Trx, order: OrderRow): Promise<string> {
  if (order.account_id === null) return ''
  const owner = await trx
    .selectFrom('accounts')
    .select('username')
    .where('id', '=', order.account_id)
    .where('kind', '=', 'REGISTERED')
    .executeTakeFirst()
  return owner?.username ?? ''
}
