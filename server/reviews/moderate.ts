import { DomainError } from '#domain/errors.ts'
import type { StaffMember } from '../platform/access/staff-member.ts'
import { recordChange } from '../platform/changes/record-change.ts'
import type { Ctx, Trx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { erasePicture } from '../platform/files/renditions.ts'
import type { Approval } from './present-approval.ts'
import { copyPictures, publishPictures, withdrawPictures } from './publish-pictures.ts'

interface Deciding<Answer> {
  reviewId: string
  /** Made in the transaction. */
  answer: (trx: Trx) => Promise<Answer>
}

/** Shows a review to everybody, with public copies of its pictures. */
export async function approveReview<Answer>(
  ctx: Ctx,
  staff: StaffMember,
  { reviewId, answer }: Deciding<Answer>,
): Promise<Answer> {
  const copies = await copyPictures(ctx, reviewId)
  try {
    return await inTransaction(ctx, async (trx) => {
      const review = await lockReview(trx, reviewId, 'approve_review', ['waiting', 'rejected'])
      await decide(trx, ctx, staff, review, { state: 'approved', reason: null })
      await publishPictures(trx, ctx, reviewId, copies)
      return answer(trx)
    })
  } catch (error) {
    for (const { id, facts } of copies) await erasePicture(ctx, { id, mime: facts.mime })
    throw error
  }
}

/** Keeps a review from being shown, or takes it down again. */
export async function rejectReview<Answer>(
  ctx: Ctx,
  staff: StaffMember,
  { reviewId, reason, answer }: Deciding<Answer> & { reason: string },
): Promise<Answer> {
  const done = await inTransaction(ctx, async (trx) => {
    const review = await lockReview(trx, reviewId, 'reject_review', ['waiting', 'approved'])
    await decide(trx, ctx, staff, review, { state: 'rejected', reason })
    const withdrawn = await withdrawPictures(trx, reviewId)
    return { answer: await answer(trx), withdrawn }
  })
  for (const file of done.withdrawn) await erasePicture(ctx, file)
  return done.answer
}

/** The shop's answer under a review; an empty one takes it away. */
export async function replyToReview<Answer>(
  ctx: Ctx,
  staff: StaffMember,
  { reviewId, text, answer }: Deciding<Answer> & { text: string },
): Promise<Answer> {
  return inTransaction(ctx, async (trx) => {
    const review = await lockReview(trx, reviewId, 'reply', ['waiting', 'approved', 'rejected'])
    const reply = text === '' ? null : text
    await trx
      .updateTable('reviews')
      .set({ reply, replied_at: reply === null ? null : ctx.clock() })
      .where('id', '=', reviewId)
      .execute()
    await recordChange(trx, staff, {
      action: 'review_answered',
      subject: { kind: 'review', id: reviewId },
      before: { reply: review.reply },
      after: { reply },
    })
    if (review.state === 'approved') await announce(trx, ctx, review)
    return answer(trx)
  })
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
  ctx: Ctx,
  staff: StaffMember,
  review: LockedReview,
  after: { state: Approval; reason: string | null },
): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({ ...after, decided_at: ctx.clock() })
    .where('id', '=', review.id)
    .execute()
  await recordChange(trx, staff, {
    action: `review_${after.state}`,
    subject: { kind: 'review', id: review.id },
    before: { state: review.state, reason: review.reason },
    after,
  })
  if (after.state === 'approved' || review.state === 'approved') await announce(trx, ctx, review)
}

/** Stars stand on the product's page and on its cards. */
function announce(trx: Trx, ctx: Ctx, { product_id: id }: LockedReview): Promise<void> {
  return ctx.bus.announce(trx, [`product:${id}`])
}
