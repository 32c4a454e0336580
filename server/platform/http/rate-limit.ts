import { sql } from 'kysely'
import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../context.ts'
import type { Trx } from '../database/db.ts'

interface Limit {
  name: string
  /** Calls allowed in one window. */
  max: number
  windowSeconds: number
}

/** Every limit of the shop; docs/limits.md lists them. */
export const limits = {
  temporaryAccounts: { name: 'temp', max: 120, windowSeconds: 60 },
  temporaryLogins: { name: 'temp-login', max: 300, windowSeconds: 60 },
  signIns: { name: 'sign-in', max: 60, windowSeconds: 300 },
  signInsFromOnePlace: { name: 'sign-in-place', max: 20, windowSeconds: 900 },
  signInsToOneAccount: { name: 'sign-in-account', max: 100, windowSeconds: 900 },
  registrations: { name: 'register', max: 20, windowSeconds: 3600 },
  forgottenPasswords: { name: 'forget', max: 20, windowSeconds: 3600 },
  loginCodes: { name: 'login-code', max: 20, windowSeconds: 3600 },
  loginCodesToNumber: { name: 'login-code-number', max: 10, windowSeconds: 86_400 },
  registrationsOfContact: { name: 'message-register', max: 3, windowSeconds: 3600 },
  resetsOfContact: { name: 'message-reset', max: 3, windowSeconds: 3600 },
  loginCodesOfContact: { name: 'message-login', max: 3, windowSeconds: 3600 },
  changesToContact: { name: 'message-change', max: 3, windowSeconds: 3600 },
  newsletterOfContact: { name: 'message-newsletter', max: 3, windowSeconds: 3600 },
  codesForAccount: { name: 'code', max: 5, windowSeconds: 3600 },
  codeMisses: { name: 'code-miss', max: 30, windowSeconds: 600 },
  newNumbers: { name: 'number', max: 5, windowSeconds: 3600 },
  newNumbersByAddress: { name: 'number-ip', max: 20, windowSeconds: 3600 },
  checkouts: { name: 'checkout', max: 10, windowSeconds: 60 },
  staffSignIns: { name: 'staff-sign-in', max: 30, windowSeconds: 300 },
  staffSignInsToOneAccount: { name: 'staff-sign-in-account', max: 100, windowSeconds: 900 },
  staffForgottenPasswords: { name: 'staff-forget', max: 20, windowSeconds: 3600 },
  staffPasswordLinks: { name: 'staff-link', max: 3, windowSeconds: 3600 },
  staffLinkMisses: { name: 'staff-link-miss', max: 30, windowSeconds: 600 },
  agentCalls: { name: 'agent', max: 3000, windowSeconds: 60 },
  agentProfiles: { name: 'agent-profile', max: 300, windowSeconds: 60 },
  wishes: { name: 'wish', max: 300, windowSeconds: 60 },
  wishlistShares: { name: 'wishlist-share', max: 20, windowSeconds: 3600 },
  stockRequests: { name: 'stock-request', max: 20, windowSeconds: 3600 },
  stockRequestsByEmail: { name: 'stock-request-email', max: 10, windowSeconds: 3600 },
  likes: { name: 'like', max: 60, windowSeconds: 60 },
  postReviews: { name: 'post-review', max: 5, windowSeconds: 600 },
  enquiries: { name: 'enquiry', max: 5, windowSeconds: 3600 },
  enquiriesByAddress: { name: 'enquiry-ip', max: 30, windowSeconds: 3600 },
  enquiriesByEmail: { name: 'enquiry-email', max: 10, windowSeconds: 3600 },
  newsletterByAddress: { name: 'newsletter-ip', max: 20, windowSeconds: 3600 },
  feeds: { name: 'feed', max: 60, windowSeconds: 3600 },
  shopPasswords: { name: 'shop-password', max: 60, windowSeconds: 900 },
  payments: { name: 'pay', max: 20, windowSeconds: 600 },
  cardBindings: { name: 'bind-card', max: 10, windowSeconds: 3600 },
  uploads: { name: 'upload', max: 20, windowSeconds: 600 },
  reviews: { name: 'review', max: 20, windowSeconds: 3600 },
  refundRequests: { name: 'refund-request', max: 10, windowSeconds: 3600 },
  sameVoucherMiss: { name: 'voucher-typed', max: 1, windowSeconds: 3600 },
  voucherMisses: { name: 'voucher-miss', max: 20, windowSeconds: 3600 },
  voucherMissesByAddress: { name: 'voucher-miss-ip', max: 200, windowSeconds: 3600 },
  guestMissesByAddress: { name: 'guest-miss-ip', max: 60, windowSeconds: 600 },
  guestMissesByOrder: { name: 'guest-miss-order', max: 5, windowSeconds: 3600 },
} as const satisfies Record<string, Limit>

/** Counts one call against a limit; throws `rate_limited` once it is spent. */
export async function countAgainst(ctx: Ctx, limit: Limit, who: string): Promise<void> {
  if (!ctx.settings.rateLimits) return
  const now = ctx.clock()
  const resetsAt = new Date(now.getTime() + limit.windowSeconds * 1000)
  const { rows } = await sql<{ hits: number; resets_at: Date }>`
    insert into rate_limits as r (key, hits, resets_at)
    values (${`${limit.name}:${who}`}, 1, ${resetsAt})
    on conflict (key) do update set
      hits = case when r.resets_at <= ${now} then 1 else r.hits + 1 end,
      resets_at = case when r.resets_at <= ${now} then excluded.resets_at else r.resets_at end
    returning hits, resets_at`.execute(ctx.db)
  const row = rows[0]
  if (row && row.hits > limit.max) throw spent(row.resets_at, now)
}

/** Throws if a limit is spent, without counting: for limits that count only failures. */
export async function refuseIfSpent(ctx: Ctx, limit: Limit, who: string): Promise<void> {
  const resetsAt = await spentUntil(ctx, limit, who)
  if (resetsAt) throw spent(resetsAt, ctx.clock())
}

/**
 * Counts a miss, or throws if the limit is spent. What carries a proof that cannot be guessed is looked
 * up first and only its misses come here, so that strangers behind the same address cannot lock its owner out.
 */
export async function countMiss(ctx: Ctx, limit: Limit, who: string): Promise<void> {
  await refuseIfSpent(ctx, limit, who)
  await countAgainst(ctx, limit, who)
}

/** When a spent limit resets; null if it is not spent. */
export async function spentUntil(ctx: Ctx, limit: Limit, who: string): Promise<Date | null> {
  if (!ctx.settings.rateLimits) return null
  const now = ctx.clock()
  const row = await ctx.db
    .selectFrom('rate_limits')
    .select(['hits', 'resets_at'])
    .where('key', '=', `${limit.name}:${who}`)
    .where('resets_at', '>', now)
    .executeTakeFirst()
  return row && row.hits >= limit.max ? row.resets_at : null
}

/** For a person who has proved in another way who they are. */
export async function forgetCount(trx: Trx, limit: Limit, who: string): Promise<void> {
  await trx.deleteFrom('rate_limits').where('key', '=', `${limit.name}:${who}`).execute()
}

function spent(resetsAt: Date, now: Date): DomainError {
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))
  return new DomainError('rate_limited', { retry_after_seconds: seconds })
}
