import type { Insertable, Selectable } from 'kysely'
import type { VouchersTable, VoucherUsesTable } from '#db/types.ts'
import { DomainError } from '#domain/errors.ts'
import type { VoucherProblem } from '#domain/pricing/voucher.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { countHeld, type FoundVoucher, type Holder } from './find-voucher.ts'

interface Use {
  voucher: FoundVoucher
  orderId: string
  holder: Holder & { email: string }
}

/**
 * Uses a voucher for an order. Call it last in the transaction: from here to the commit, other
 * orders with the same public code wait. Throws `voucher_not_applicable` if it was used up since it
 * was found.
 */
export async function useVoucher(
  trx: Trx,
  ctx: Pick<Ctx, 'bus' | 'clock'>,
  { voucher: { source }, orderId, holder }: Use,
): Promise<void> {
  if (!source) throw new Error('a rejected voucher cannot be used')
  const { voucherId, codeId, perCustomer } = source
  const use = {
    voucher_id: voucherId,
    voucher_code_id: codeId,
    order_id: orderId,
    account_id: holder.accountId,
    email: holder.email,
    created_at: ctx.clock(),
  }
  if (codeId !== null) return useOwnCode(trx, codeId, use)
  await trx.insertInto('voucher_uses').values(use).execute()
  await countUse(trx, ctx, voucherId)
  // Earlier orders have committed, so the count is complete and includes this use.
  if (perCustomer !== null && (await countHeld(trx, source, holder)) > perCustomer) {
    throw refusal('already_used')
  }
}

/** A code can be used only by its owner, and for one order at a time. */
async function useOwnCode(
  trx: Trx,
  codeId: string,
  use: Insertable<VoucherUsesTable>,
): Promise<void> {
  const own = await trx
    .selectFrom('voucher_codes')
    .select('account_id')
    .where('id', '=', codeId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (own.account_id !== use.account_id) throw refusal('unknown')
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('voucher_uses')
    .values(use)
    .onConflict((conflict) =>
      conflict.column('voucher_code_id').where('state', '=', 'held').doNothing(),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) throw refusal('already_used')
}

function refusal(problem: VoucherProblem): DomainError {
  return new DomainError('voucher_not_applicable', { problem })
}

/**
 * Counts a use and returns the voucher, which stays locked until the transaction ends. Throws
 * `voucher_not_applicable` if there are none left.
 */
export async function countUse(
  trx: Trx,
  ctx: Pick<Ctx, 'bus'>,
  voucherId: string,
  uses = 1,
): Promise<Selectable<VouchersTable>> {
  const counted = await trx
    .updateTable('vouchers')
    .set((eb) => ({ uses: eb('uses', '+', uses) }))
    .where('id', '=', voucherId)
    .where((eb) =>
      eb.or([eb('max_uses', 'is', null), eb(eb('uses', '+', uses), '<=', eb.ref('max_uses'))]),
    )
    .returningAll()
    .executeTakeFirst()
  if (!counted) throw refusal('limit_reached')
  if (counted.uses === counted.max_uses) await ctx.bus.announce(trx, ['vouchers'])
  return counted
}

/** Returns the voucher that an order used; repeated calls do nothing. */
export async function returnVoucher(
  trx: Trx,
  ctx: Pick<Ctx, 'bus' | 'clock'>,
  { orderId }: { orderId: string },
): Promise<void> {
  const returned = await trx
    .updateTable('voucher_uses')
    .set({ state: 'returned', returned_at: ctx.clock() })
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .returning(['voucher_id', 'voucher_code_id'])
    .executeTakeFirst()
  if (!returned || returned.voucher_code_id !== null) return
  const { uses, max_uses } = await trx
    .updateTable('vouchers')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('id', '=', returned.voucher_id)
    .returning(['uses', 'max_uses'])
    .executeTakeFirstOrThrow()
  if (uses + 1 === max_uses) await ctx.bus.announce(trx, ['vouchers'])
}
