import type { Account } from '../auth/authenticate.ts'
import { requirePassword } from '../auth/change-password.ts'
import { forgetCodes } from '../auth/codes.ts'
import type { Customer } from '../auth/contact.ts'
import { noticeCustomer } from '../auth/send-notices.ts'
import { endTokens } from '../auth/tokens.ts'
import type { Ctx, Trx } from '../context.ts'
import { erasePicture } from '../files/renditions.ts'
import { inTransaction } from '../in-transaction.ts'
import { forgetCards } from '../payments/forget-cards.ts'

/**
 * Closes the account and erases who it was: name, contacts, picture, recipient, settings, cards,
 * cart, wishes and likes. Orders stay, with what the tax office and a warranty ask for.
 */
export async function closeAccount(
  ctx: Ctx,
  account: Account,
  { password, address }: { password: string; address: string },
): Promise<void> {
  const customer = await requirePassword(ctx, account, { field: 'password', password, address })
  const avatar = await inTransaction(ctx, (trx) => eraseAccount(ctx, trx, customer))
  if (avatar) await erasePicture(ctx, avatar)
}

/** The same in the caller's transaction; answers the picture to erase once that is committed. */
export async function eraseAccount(
  ctx: Ctx,
  trx: Trx,
  customer: Customer,
): Promise<{ id: string; mime: string } | undefined> {
  const picture = await erasePerson(trx, customer.id, ctx.clock())
  await forgetCards(trx, customer.id)
  // Their name and picture stood under posts, and their likes were counted.
  await ctx.bus.announce(trx, ['posts', 'post-likes', 'article-likes'])
  await noticeCustomer(trx, customer, 'account_closed')
  await endTokens(trx, customer.id)
  await forgetCodes(trx, customer.id)
  return picture
}

/** What is only theirs; lines of a cart first, as locks are taken (decision 007). */
const personal = [
  'cart_items',
  'wishlist_items',
  'article_likes',
  'post_likes',
  'delivery_recipients',
  'notification_settings',
] as const

async function erasePerson(trx: Trx, accountId: string, at: Date) {
  for (const table of personal) {
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute()
  }
  const { avatar_id } = await trx
    .selectFrom('accounts')
    .select('avatar_id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('accounts')
    .set({
      username: null,
      email: null,
      email_verified_at: null,
      area_code: null,
      phone: null,
      phone_e164: null,
      phone_verified_at: null,
      gender: null,
      country: null,
      avatar_id: null,
      // No password leads back, and no hash of it is left to guess at.
      password_hash: '',
      closed_at: at,
    })
    .where('id', '=', accountId)
    .execute()
  if (avatar_id === null) return undefined
  return trx
    .deleteFrom('files')
    .where('id', '=', avatar_id)
    .returning(['id', 'mime'])
    .executeTakeFirst()
}
