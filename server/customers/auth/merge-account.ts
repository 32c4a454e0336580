import { mergeCarts } from '../../cart/merge-carts.ts'
import { mergeLikes } from '../../content/merge-likes.ts'
import { moveComments } from '../../content/reviews/move-comments.ts'
import { moveOrders } from '../../orders/move-orders.ts'
import { endTokens } from '../../platform/access/tokens.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { moveUploads } from '../../platform/files/move-uploads.ts'
import { mergeWishlists } from '../../wishlist/merge-wishlists.ts'
import { moveEnquiries } from '../enquiries/move-enquiries.ts'
import { moveCustomerNotes } from '../notes.ts'

interface Merge {
  /** The account that ends. */
  from: string
  /** The customer's. */
  into: string
  at: Date
}

/**
 * Each area's merge step, in lock order (decision 007). Some return the cache tags of public
 * content that changed.
 */
const areas: readonly ((trx: Trx, merge: Merge) => Promise<readonly string[] | void>)[] = [
  mergeCarts,
  moveOrders,
  moveUploads,
  moveEnquiries,
  moveCustomerNotes,
  mergeWishlists,
  mergeLikes,
  moveComments,
]

/** Moves what an account has in each area to another one. */
export async function mergeAreas(trx: Trx, ctx: TrxCtx, from: string, into: string): Promise<void> {
  const at = ctx.clock()
  const tags: string[] = []
  for (const area of areas) tags.push(...((await area(trx, { from, into, at })) ?? []))
  if (tags.length > 0) await ctx.bus.announce(trx, tags)
}

/**
 * Merges a visitor's account into a customer's and closes it; returns false if there is nothing to
 * merge. Only for callers who hold the visitor's token and have signed in as the customer, as a
 * shared address proves nothing, and for staff.
 */
export async function mergeAccount(
  trx: Trx,
  ctx: TrxCtx,
  from: string,
  into: string,
): Promise<boolean> {
  const accounts = await trx
    .selectFrom('accounts')
    .select(['id', 'kind'])
    .where('id', 'in', [from, into])
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const visitor = accounts.find(({ id, kind }) => id === from && kind === 'TEMP')
  const customer = accounts.find(({ id, kind }) => id === into && kind === 'REGISTERED')
  if (!visitor || !customer) return false
  await mergeAreas(trx, ctx, from, into)
  await endTokens(trx, from)
  await trx
    .updateTable('accounts')
    .set({ closed_at: ctx.clock(), merged_into: into })
    .where('id', '=', from)
    .execute()
  return true
}
