import { randomText } from '#domain/ids.ts'
import type { Account } from '../../platform/access/authenticate.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import type { SessionPrices } from './price-session.ts'
import { lockSession, type SessionRow } from './session-rows.ts'

/** The session changed since it was read: it is to be read again. */
export class SessionMoved extends Error {}

/**
 * Takes a session for its order, so that it is placed once. A browser that opened it loses its lines
 * from the cart: a person who presses at the same moment holds those rows, and finishes
 * first, or finds nothing left to order. The session comes last, as for a person's order.
 */
export async function takeSession(trx: Trx, session: SessionRow, storeId: string): Promise<void> {
  const { id, content, account_id: openedBy, version } = session
  const variants = content.lines.map(({ variant_id: variantId }) => variantId)
  if (openedBy !== null && variants.length > 0) {
    await trx
      .deleteFrom('cart_items')
      .where('account_id', '=', openedBy)
      .where('store_id', '=', storeId)
      .where('variant_id', 'in', variants)
      .execute()
  }
  const known = await lockSession(trx, id)
  const isSame = known?.version === version && known.account_id === openedBy
  if (!isSame || known.state !== 'open') throw new SessionMoved()
}

interface Filling {
  account: Account
  storeId: string
  lines: SessionPrices['lines']
}

/** A guest's account of its own, with the session's lines in its cart. */
export async function openGuestCart(
  trx: Trx,
  { clock }: Pick<Ctx, 'clock'>,
  { account, storeId, lines }: Filling,
): Promise<void> {
  const now = clock()
  await trx
    .insertInto('accounts')
    .values({
      id: account.id,
      kind: account.kind,
      email: `${randomText(24).toLowerCase()}@temp.invalid`,
      // No password leads here.
      password_hash: 'none',
      locale: account.locale,
      created_at: now,
      last_seen_at: now,
    })
    .execute()
  await trx
    .insertInto('cart_items')
    .values(
      lines.map(({ variant_id, qty }, at) => ({
        account_id: account.id,
        store_id: storeId,
        variant_id,
        qty,
        created_at: new Date(now.getTime() + at),
      })),
    )
    .execute()
}
