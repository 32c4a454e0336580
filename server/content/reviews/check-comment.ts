import { sql } from 'kysely'
import { dayMs } from '#domain/dates.ts'
import { spamSignsOf } from '#domain/enquiry-spam.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { entryTag } from '../kinds.ts'

/** Hides a comment that looks like spam until staff decide, unless they already have. */
export async function checkComment(ctx: Ctx, id: string): Promise<void> {
  const review = await ctx.db
    .selectFrom('post_reviews')
    .select(['post_id', 'account_id', 'comment'])
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!review) return
  const signs = spamSignsOf({
    trap: '',
    name: '',
    subject: '',
    description: review.comment,
    twins: await countTwins(ctx, review),
    // Rate limits already bound how much one account posts.
    recent: 0,
  })
  if (signs.length === 0) return
  await inTransaction(ctx, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('post_reviews')
      .set({ status: 'DRAFT', spam_signs: signs })
      .where('id', '=', id)
      .where('status', '=', 'ACTIVE')
      .where('decided_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await ctx.bus.announce(trx, [entryTag('post', review.post_id)])
  })
}

/** Counts other accounts that posted the same text within a day. */
async function countTwins(
  ctx: Ctx,
  { account_id, comment }: { account_id: string | null; comment: string },
): Promise<number> {
  const { twins } = await ctx.db
    .selectFrom('post_reviews')
    .select(sql<number>`count(distinct account_id)`.as('twins'))
    .where('comment', '=', comment)
    .where('account_id', 'is distinct from', account_id)
    .where('created_at', '>', new Date(ctx.clock().getTime() - dayMs))
    .executeTakeFirstOrThrow()
  return twins
}
