import { sql } from 'kysely'
import { dayMs, hongKongDay, hourMs } from '#domain/dates.ts'
import { expirePoints } from './loyalty/expire-points.ts'
import { expireOverdueOrders } from './orders/expire-order.ts'
import { deleteOldProofs } from './payments/proofs/delete-old-proofs.ts'
import type { Ctx } from './platform/context.ts'
import { erasePicture } from './platform/files/renditions.ts'
import { receivedName } from './platform/files/store-file.ts'
import { runEach } from './platform/jobs/run-each.ts'
import { readRetention } from './settings/retention.ts'

/** Rows per statement, so that none runs long. */
const atOnce = 500

/**
 * How long records are kept after their last use. Staff set others (`retention.ts`), and some have
 * their own expiry.
 */
const hours = {
  keys: 24,
  spam: 24 * 30,
  notified: 24 * 30,
  requests: 24 * 365,
  notices: 24 * 30,
  gateway: 24 * 90,
  received: 24 * 3,
  unsubscribed: 24 * 366 * 3,
  tryOns: 24 * 30,
  imports: 24 * 30,
} as const

/** Deletes first what is due to customers. */
const steps: Record<string, (ctx: Ctx) => Promise<void>> = {
  expireOverdueOrders,
  expirePoints,
  deleteExpiredCredentials,
  deleteGatewayRecords,
  deleteSpam,
  deleteSubscriptions,
  deleteTryOns,
  deleteImports,
  deleteStockRequests,
  deleteNotifications,
  deleteRecords,
  deleteUnusedAccounts,
  deleteUnusedUploads,
  deleteProofs,
  deleteRawUploads,
}

/** Deletes expired records, and ends what a lost job should have ended. */
export async function deleteExpired(ctx: Ctx): Promise<void> {
  await runEach(
    ctx,
    Object.entries(steps),
    ([name]) => name,
    ([, step]) => step(ctx),
  )
}

async function deleteSpam(ctx: Ctx): Promise<void> {
  const spam = ctx.db.deleteFrom('enquiries').where('status', '=', 'spam')
  await spam.where('created_at', '<', before(ctx, hours.spam)).execute()
}

async function deleteTryOns(ctx: Ctx): Promise<void> {
  const tryOns = ctx.db.deleteFrom('try_on_holds').where('state', '<>', 'held')
  await tryOns.where('ended_at', '<', before(ctx, hours.tryOns)).execute()
}

/** Reports of an import, once none of its pictures is waited for. */
async function deleteImports(ctx: Ctx): Promise<void> {
  await ctx.db
    .deleteFrom('product_imports as i')
    .where('i.finished_at', '<', before(ctx, hours.imports))
    .where(
      sql<boolean>`not exists (
        select 1 from import_pictures p where p.import_id = i.id and p.file_id is null
      )`,
    )
    .execute()
}

async function deleteNotifications(ctx: Ctx): Promise<void> {
  const notices = ctx.db.deleteFrom('staff_notifications')
  await notices.where('queued_at', '<', before(ctx, hours.notices)).execute()
}

async function deleteProofs(ctx: Ctx): Promise<void> {
  const { proof_days } = await readRetention(ctx)
  await deleteOldProofs(ctx, daysBefore(ctx, proof_days))
}

/** Records kept as long as staff say. */
async function deleteRecords(ctx: Ctx): Promise<void> {
  const { db } = ctx
  const retention = await readRetention(ctx)
  const enquiries = db.deleteFrom('enquiries').where('status', '=', 'answered')
  await enquiries.where('decided_at', '<', daysBefore(ctx, retention.enquiry_days)).execute()
  const messages = db.deleteFrom('messages')
  await messages.where('created_at', '<', daysBefore(ctx, retention.message_days)).execute()
  const events = db.deleteFrom('shop_events')
  await events.where('created_at', '<', daysBefore(ctx, retention.webhook_days)).execute()
  const searches = db.deleteFrom('search_misses')
  const firstDay = hongKongDay(daysBefore(ctx, retention.search_days))
  await searches.where('day', '<', firstDay).execute()
}

/** Answered back-in-stock requests, and those open for a year. */
async function deleteStockRequests(ctx: Ctx): Promise<void> {
  const requests = ctx.db.deleteFrom('stock_requests')
  await requests.where('notified_at', '<', before(ctx, hours.notified)).execute()
  await requests.where('created_at', '<', before(ctx, hours.requests)).execute()
}

/** Tokens, codes, keys and limits. */
async function deleteExpiredCredentials({ db, clock }: Ctx): Promise<void> {
  const now = clock()
  const yesterday = before({ clock }, hours.keys)
  await db.deleteFrom('access_tokens').where('expires_at', '<', now).execute()
  await db.deleteFrom('staff_tokens').where('expires_at', '<', now).execute()
  await db.deleteFrom('staff_password_links').where('expires_at', '<', now).execute()
  await db.deleteFrom('previews').where('expires_at', '<', now).execute()
  await db.deleteFrom('verification_codes').where('expires_at', '<', now).execute()
  await db.deleteFrom('login_throttles').where('last_failed_at', '<', yesterday).execute()
  await db.deleteFrom('rate_limits').where('resets_at', '<', now).execute()
  await db.deleteFrom('idempotency_keys').where('created_at', '<', yesterday).execute()
}

/** Newsletter sign-ups that were not confirmed, and those that ended three years ago. */
async function deleteSubscriptions(ctx: Ctx): Promise<void> {
  await ctx.db
    .deleteFrom('newsletter_subscribers')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('confirmed_at', 'is', null),
          eb('unsubscribed_at', 'is', null),
          eb('confirm_expires_at', '<', ctx.clock()),
        ]),
        eb('unsubscribed_at', '<', before(ctx, hours.unsubscribed)),
      ]),
    )
    .execute()
}

/**
 * Finished card sessions without a payment, and webhook events that gateways no longer repeat.
 * Paid sessions stay with their order, and payment issues stay until resolved.
 */
async function deleteGatewayRecords(ctx: Ctx): Promise<void> {
  const past = before(ctx, hours.gateway)
  await ctx.db
    .deleteFrom('card_sessions')
    .where('state', 'in', ['ended', 'declined', 'bound'])
    .where('expires_at', '<', past)
    .execute()
  await ctx.db
    .deleteFrom('webhook_events')
    .where('received_at', '<', past)
    .where((eb) => eb.or([eb('problem', 'is', null), eb('resolved_at', '<', past)]))
    .execute()
}

/** Unused temporary accounts with their data. Those with orders stay. */
async function deleteUnusedAccounts(ctx: Ctx): Promise<void> {
  const { visitor_days } = await readRetention(ctx)
  const unseenSince = daysBefore(ctx, visitor_days)
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
async function deleteUnusedUploads(ctx: Ctx): Promise<void> {
  const { visitor_days } = await readRetention(ctx)
  const files = await ctx.db
    .selectFrom('files as f')
    .select(['f.id', 'f.mime'])
    .where('f.account_id', 'is', null)
    .where('f.visibility', '=', 'private')
    .where('f.created_at', '<', daysBefore(ctx, visitor_days))
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

/** Original uploads, once no proof waits for their recognition. */
async function deleteRawUploads(ctx: Ctx): Promise<void> {
  const files = await ctx.db
    .selectFrom('files as f')
    .select('f.id')
    .where('f.has_raw_upload', '=', true)
    .where('f.created_at', '<', before(ctx, hours.received))
    .where(
      sql<boolean>`not exists (
        select 1 from payment_proofs p
        join proof_recognitions r on r.proof_id = p.id
        where p.file_id = f.id and p.state = 'waiting' and r.state = 'waiting'
      )`,
    )
    .limit(atOnce)
    .execute()
  await runEach(
    ctx,
    files,
    ({ id }) => id,
    async (file) => {
      await ctx.files.remove(receivedName(file))
      await ctx.db
        .updateTable('files')
        .set({ has_raw_upload: false })
        .where('id', '=', file.id)
        .execute()
    },
  )
}

function before({ clock }: Pick<Ctx, 'clock'>, count: number): Date {
  return new Date(clock().getTime() - count * hourMs)
}

function daysBefore({ clock }: Pick<Ctx, 'clock'>, count: number): Date {
  return new Date(clock().getTime() - count * dayMs)
}
