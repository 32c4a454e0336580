import { sql } from 'kysely'
import type { Ctx } from '../platform/context.ts'
import { erasePicture } from '../platform/files/renditions.ts'
import { runEach } from '../platform/jobs/run-each.ts'
import { daysAgo } from '../platform/time-ago.ts'
import { readRetention } from '../settings/retention.ts'

/** Rows per statement, so that none runs long. */
const atOnce = 500

const spamDays = 30
const unsubscribedDays = 366 * 3

export async function deleteSessions({ db, clock }: Ctx): Promise<void> {
  const now = clock()
  await db.deleteFrom('access_tokens').where('expires_at', '<', now).execute()
  await db.deleteFrom('verification_codes').where('expires_at', '<', now).execute()
}

export async function deleteEnquiries(ctx: Ctx): Promise<void> {
  const { enquiry_days } = await readRetention(ctx)
  const spam = ctx.db.deleteFrom('enquiries').where('status', '=', 'spam')
  await spam.where('created_at', '<', daysAgo(ctx, spamDays)).execute()
  const answered = ctx.db.deleteFrom('enquiries').where('status', '=', 'answered')
  await answered.where('decided_at', '<', daysAgo(ctx, enquiry_days)).execute()
}

/** Newsletter sign-ups that were not confirmed, and those that ended three years ago. */
export async function deleteSubscriptions(ctx: Ctx): Promise<void> {
  await ctx.db
    .deleteFrom('newsletter_subscribers')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('confirmed_at', 'is', null),
          eb('unsubscribed_at', 'is', null),
          eb('confirm_expires_at', '<', ctx.clock()),
        ]),
        eb('unsubscribed_at', '<', daysAgo(ctx, unsubscribedDays)),
      ]),
    )
    .execute()
}

/** Unused temporary accounts with their data. Those with orders stay. */
export async function deleteUnusedAccounts(ctx: Ctx): Promise<void> {
  const { visitor_days } = await readRetention(ctx)
  const unseenSince = daysAgo(ctx, visitor_days)
  let gone = atOnce
  let total = 0
  while (gone === atOnce) {
    const unused = ctx.db
      .selectFrom('accounts as u')
      .select('u.id')
      .where('u.kind', '=', 'TEMP')
      .where('u.last_seen_at', '<', unseenSince)
      .where(sql<boolean>`not exists (select 1 from orders o where o.account_id = u.id)`)
      .orderBy('u.last_seen_at')
      .limit(atOnce)
      // Skips accounts signing in right now, and those another process is deleting.
      .forUpdate()
      .skipLocked()
    const { numDeletedRows } = await ctx.db
      .deleteFrom('accounts')
      .where('id', 'in', unused)
      .executeTakeFirstOrThrow()
    gone = Number(numDeletedRows)
    total += gone
  }
  // Their likes were deleted with them.
  if (total > 0) await ctx.bus.announce(ctx.db, ['article-likes', 'post-likes'])
}

/** Pictures without an owner that no page shows, so no request can reach them. */
export async function deleteUnusedUploads(ctx: Ctx): Promise<void> {
  const { visitor_days } = await readRetention(ctx)
  const files = await ctx.db
    .selectFrom('files as f')
    .select(['f.id', 'f.mime'])
    .where('f.account_id', 'is', null)
    .where('f.visibility', '=', 'private')
    .where('f.created_at', '<', daysAgo(ctx, visitor_days))
    .where(
      sql<boolean>`not exists (select 1 from payment_proofs p where p.file_id = f.id)
        and not exists (select 1 from review_pictures p where p.file_id = f.id)
        and not exists (select 1 from refund_request_pictures p where p.file_id = f.id)`,
    )
    .orderBy('f.created_at')
    .limit(atOnce)
    .execute()
  await runEach(
    ctx,
    files,
    ({ id }) => id,
    async (file) => {
      // The row last: without it the bytes could not be found again.
      await erasePicture(ctx, file)
      await ctx.db.deleteFrom('files').where('id', '=', file.id).execute()
    },
  )
}
