import type { Account } from '../auth/authenticate.ts'
import { requirePassword } from '../auth/change-password.ts'
import { forgetCodes } from '../auth/codes.ts'
import { noticeCustomer } from '../auth/send-notices.ts'
import { endTokens } from '../auth/tokens.ts'
import type { Ctx, Trx } from '../context.ts'
import { erasePicture } from '../files/renditions.ts'
import { inTransaction } from '../in-transaction.ts'

/**
 * Closes the account and erases who it was: name, contacts, picture, recipient, settings, cart.
 * Orders stay, with what the tax office and a warranty ask for.
 */
export async function closeAccount(
  ctx: Ctx,
  account: Account,
  { password, address }: { password: string; address: string },
): Promise<void> {
  const customer = await requirePassword(ctx, account, { field: 'password', password, address })
  const avatar = await inTransaction(ctx, async (trx) => {
    await trx.deleteFrom('cart_items').where('account_id', '=', account.id).execute()
    const picture = await erasePerson(trx, account.id, ctx.clock())
    await noticeCustomer(trx, customer, 'account_closed')
    await endTokens(trx, account.id)
    await forgetCodes(trx, account.id)
    return picture
  })
  if (avatar) await erasePicture(ctx, avatar)
}

async function erasePerson(trx: Trx, accountId: string, at: Date) {
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
  for (const table of ['delivery_recipients', 'notification_settings'] as const) {
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute()
  }
  if (avatar_id === null) return undefined
  return trx
    .deleteFrom('files')
    .where('id', '=', avatar_id)
    .returning(['id', 'mime'])
    .executeTakeFirst()
}
