import { DomainError } from '#domain/errors.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { Ctx, TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { erasePicture } from '../platform/files/renditions.ts'
import type { Approval } from './present-approval.ts'
import {
  copyPictures,
  publishPictures,
  withdrawPictures,
  type PublicCopy,
  type PublicFile,
} from './publish-pictures.ts'

/** Runs `work` with public copies of a review's pictures; erases the copies if it fails. */
export async function withPublicCopies<Result>(
  ctx: Ctx,
  reviewId: string,
  work: (copies: readonly PublicCopy[]) => Promise<Result>,
): Promise<Result> {
  const copies = await copyPictures(ctx, reviewId)
  try {
    return await work(copies)
  } catch (error) {
    for (const { id, info: details } of copies) await erasePicture(ctx, { id, mime: details.mime })
    throw error
  }
}

/** Publishes a review with public copies of its pictures. */
export async function approveReview(
  trx: Trx,
  ctx: TrxCtx,
  { reviewId, copies }: { reviewId: string; copies: readonly PublicCopy[] },
  changes: ChangeRecorder,
): Promise<void> {
  const review = await lockReview(trx, reviewId, 'approve_review', ['waiting', 'rejected'])
  await decide(trx, ctx, review, { state: 'approved', reason: null }, changes)
  await publishPictures(trx, ctx, reviewId, copies)
}

/**
 * Rejects a review or takes it down. Returns the public pictures to erase after the commit.
 */
export async function rejectReview(
  trx: Trx,
  ctx: TrxCtx,
  { reviewId, reason }: { reviewId: string; reason: string },
  changes: ChangeRecorder,
): Promise<PublicFile[]> {
  const review = await lockReview(trx, reviewId, 'reject_review', ['waiting', 'approved'])
  await decide(trx, ctx, review, { state: 'rejected', reason }, changes)
  return withdrawPictures(trx, reviewId)
}

/** An empty reply removes it. */
export async function replyToReview(
  trx: Trx,
  ctx: TrxCtx,
  { reviewId, text }: { reviewId: string; text: string },
  changes: ChangeRecorder,
): Promise<void> {
  const review = await lockReview(trx, reviewId, 'reply', ['waiting', 'approved', 'rejected'])
  const reply = text === '' ? null : text
  await trx
    .updateTable('reviews')
    .set({ reply, replied_at: reply === null ? null : ctx.clock() })
    .where('id', '=', reviewId)
    .execute()
  await changes.record(trx, {
    action: 'review_replied',
    subject: { kind: 'review', id: reviewId },
    before: { reply: review.reply },
    after: { reply },
  })
  if (review.state === 'approved') await announce(trx, ctx, review)
}

type LockedReview = Awaited<ReturnType<typeof lockReview>>

async function lockReview(trx: Trx, id: string, action: string, from: readonly Approval[]) {
  const review = await trx
    .selectFrom('reviews')
    .select(['id', 'product_id', 'state', 'reason', 'reply'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!review) throw new DomainError('not_found')
  if (!from.includes(review.state)) {
    throw new DomainError('illegal_transition', {
      current_status: review.state,
      action,
      reason: 'decided',
    })
  }
  return review
}

async function decide(
  trx: Trx,
  ctx: TrxCtx,
  review: LockedReview,
  after: { state: Approval; reason: string | null },
  changes: ChangeRecorder,
): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({ ...after, decided_at: ctx.clock() })
    .where('id', '=', review.id)
    .execute()
  await changes.record(trx, {
    action: `review_${after.state}`,
    subject: { kind: 'review', id: review.id },
    before: { state: review.state, reason: review.reason },
    after,
  })
  if (after.state === 'approved' || review.state === 'approved') await announce(trx, ctx, review)
}

/** Stars are shown on the product's page and cards. */
function announce(trx: Trx, ctx: TrxCtx, { product_id: id }: LockedReview): Promise<void> {
  return ctx.bus.announce(trx, [`product:${id}`])
}
