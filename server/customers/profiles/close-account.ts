import { sql } from 'kysely'
import { eraseOrders } from '../../orders/erase-orders.ts'
import { forgetCards } from '../../payments/forget-cards.ts'
import { endTokens } from '../../platform/access/tokens.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { eraseMessages } from '../../platform/messages/erase-messages.ts'
import { forgetUploads, type ErasedFile } from '../../platform/files/erase-uploads.ts'
import { forgetCodes } from '../auth/codes.ts'
import { findCustomer } from '../auth/contact.ts'
import { noticeCustomer } from '../auth/send-notices.ts'
import { eraseSubscriptions } from '../newsletter/subscribe.ts'
import { eraseStockRequests } from '../../wishlist/request-stock.ts'
import { eraseEnquiries } from '../enquiries/erase-enquiries.ts'

/**
 * Closes the account and erases personal data from it and its orders, which stay in the books.
 * Returns the pictures to erase after the commit. Throws `orders_in_progress` until all are settled.
 */
export async function eraseAccount(
  trx: Trx,
  ctx: TrxCtx,
  accountId: string,
): Promise<ErasedFile[]> {
  await deletePersonal(trx, accountId)
  const emails = await knownEmails(trx, accountId)
  const orders = await eraseOrders(trx, ctx, accountId)
  await eraseEnquiries(trx, accountId, emails)
  await eraseSubscriptions(trx, emails)
  await eraseStockRequests(trx, accountId, emails)
  await eraseMessages(trx, accountId, emails)
  await forgetCards(trx, accountId)
  const customer = await findCustomer(trx, { id: accountId })
  if (customer) await noticeCustomer(trx, customer, 'account_closed')
  await erasePerson(trx, accountId, ctx.clock())
  await endTokens(trx, accountId)
  await forgetCodes(trx, accountId)
  // Posts and products showed their name and picture, and counted their likes.
  const products = orders.productIds.map((id) => `product:${id}`)
  await ctx.bus.announce(trx, ['posts', 'post-likes', 'article-likes', ...products])
  return forgetUploads(trx, { accountId, fileIds: orders.fileIds })
}

/** Tables with only personal data, cart lines first, in lock order (decision 007). */
const personal = [
  'cart_items',
  'wishlist_items',
  'wishlist_shares',
  'article_likes',
  'post_likes',
  'delivery_recipients',
  'notification_settings',
  'account_notes',
] as const

/** Deletes what an account has in tables with only personal data. */
export async function deletePersonal(trx: Trx, accountId: string): Promise<void> {
  for (const table of personal) {
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute()
  }
  // The key of a running call, such as this one, has no answer yet; its call fills it.
  const answered = trx.deleteFrom('idempotency_keys').where('status', 'is not', null)
  await answered.where('account_id', '=', accountId).execute()
}

/** Verified addresses of a customer; for a guest only those of their orders. */
async function knownEmails(trx: Trx, accountId: string): Promise<string[]> {
  const ofOrders = trx
    .selectFrom('orders as o')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .select('o.contact_email as email')
    .where('a.id', '=', accountId)
    .where('a.kind', '=', 'TEMP')
  const rows = await ofOrders
    .union(
      trx
        .selectFrom('accounts')
        .select(sql<string>`lower(email)`.as('email'))
        .where('id', '=', accountId)
        .where('email_verified_at', 'is not', null),
    )
    .execute()
  return rows.map(({ email }) => email)
}

/** Closes the account, which then says nothing about the person. */
export async function erasePerson(trx: Trx, accountId: string, at: Date): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({
      username: null,
      email: null,
      email_verified_at: null,
      pending_email: null,
      area_code: null,
      phone: null,
      phone_e164: null,
      phone_verified_at: null,
      gender: null,
      country: null,
      avatar_id: null,
      // No password matches, and no hash is left to guess at.
      password_hash: '',
      closed_at: at,
    })
    .where('id', '=', accountId)
    .execute()
}
