import { sql } from 'kysely'
import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../context.ts'

export interface Limit {
  name: string
  /** Calls allowed in one window. */
  most: number
  windowSeconds: number
}

/** Every limit of the shop; docs/limits.md lists them. */
export const limits = {
  temporaryAccounts: { name: 'temp', most: 120, windowSeconds: 60 },
  temporaryLogins: { name: 'temp-login', most: 300, windowSeconds: 60 },
  signIns: { name: 'sign-in', most: 60, windowSeconds: 300 },
  signInsFromOnePlace: { name: 'sign-in-place', most: 20, windowSeconds: 900 },
  signInsToOneAccount: { name: 'sign-in-account', most: 100, windowSeconds: 900 },
  registrations: { name: 'register', most: 20, windowSeconds: 3600 },
  forgottenPasswords: { name: 'forget', most: 20, windowSeconds: 3600 },
  messagesToContact: { name: 'message', most: 3, windowSeconds: 3600 },
  codesForAccount: { name: 'code', most: 5, windowSeconds: 3600 },
  codeMisses: { name: 'code-miss', most: 30, windowSeconds: 600 },
  newNumbers: { name: 'number', most: 5, windowSeconds: 3600 },
  newNumbersByAddress: { name: 'number-ip', most: 20, windowSeconds: 3600 },
  checkouts: { name: 'checkout', most: 10, windowSeconds: 60 },
  staffSignIns: { name: 'staff-sign-in', most: 30, windowSeconds: 300 },
  wishes: { name: 'wish', most: 300, windowSeconds: 60 },
  likes: { name: 'like', most: 60, windowSeconds: 60 },
  postReviews: { name: 'post-review', most: 5, windowSeconds: 600 },
  enquiries: { name: 'enquiry', most: 5, windowSeconds: 3600 },
  enquiriesByAddress: { name: 'enquiry-ip', most: 30, windowSeconds: 3600 },
  enquiriesByEmail: { name: 'enquiry-email', most: 10, windowSeconds: 3600 },
  payments: { name: 'pay', most: 20, windowSeconds: 600 },
  cardBindings: { name: 'bind-card', most: 10, windowSeconds: 3600 },
  uploads: { name: 'upload', most: 20, windowSeconds: 600 },
  reviews: { name: 'review', most: 20, windowSeconds: 3600 },
  refundRequests: { name: 'refund-request', most: 10, windowSeconds: 3600 },
  sameVoucherMiss: { name: 'voucher-typed', most: 1, windowSeconds: 3600 },
  voucherMisses: { name: 'voucher-miss', most: 20, windowSeconds: 3600 },
  voucherMissesByAddress: { name: 'voucher-miss-ip', most: 200, windowSeconds: 3600 },
  guestMissesByAddress: { name: 'guest-miss-ip', most: 10, windowSeconds: 600 },
  guestMissesByOrder: { name: 'guest-miss-order', most: 5, windowSeconds: 3600 },
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
  if (row && row.hits > limit.most) throw spent(row.resets_at, now)
}

/** Throws when a limit is already spent, without counting: for limits that count misses only. */
export async function refuseIfSpent(ctx: Ctx, limit: Limit, who: string): Promise<void> {
  const resetsAt = await spentUntil(ctx, limit, who)
  if (resetsAt) throw spent(resetsAt, ctx.clock())
}

/** When a spent limit is whole again; null while it is not spent. */
export async function spentUntil(ctx: Ctx, limit: Limit, who: string): Promise<Date | null> {
  if (!ctx.settings.rateLimits) return null
  const now = ctx.clock()
  const row = await ctx.db
    .selectFrom('rate_limits')
    .select(['hits', 'resets_at'])
    .where('key', '=', `${limit.name}:${who}`)
    .where('resets_at', '>', now)
    .executeTakeFirst()
  return row && row.hits >= limit.most ? row.resets_at : null
}

function spent(resetsAt: Date, now: Date): DomainError {
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))
  return new DomainError('rate_limited', { retry_after_seconds: seconds })
}
