import { DomainError } from '#domain/errors.ts'
import type { Ctx, Trx } from '../context.ts'
import type { FoundVoucher, Holder } from './find-voucher.ts'

interface Use {
  voucher: FoundVoucher
  orderId: string
  holder: Required<Holder>
}

/** Uses a voucher for an order. The caller has it locked, and has written the order. */
export async function useVoucher(
  trx: Trx,
  ctx: Pick<Ctx, 'bus' | 'clock'>,
  { voucher: { source }, orderId, holder }: Use,
): Promise<void> {
  if (!source) throw new Error('a voucher that was turned down cannot be used')
  if (source.codeId === null) await countUse(trx, ctx, source.voucherId)
  await trx
    .insertInto('voucher_uses')
    .values({
      voucher_id: source.voucherId,
      voucher_code_id: source.codeId,
      order_id: orderId,
      account_id: holder.accountId,
      email: holder.email,
      phone: holder.phone,
      created_at: ctx.clock(),
    })
    .execute()
}

/** One more use; throws `voucher_not_applicable` when there is none left. */
export async function countUse(
  trx: Trx,
  ctx: Pick<Ctx, 'bus'>,
  voucherId: string,
  uses = 1,
): Promise<void> {
  const counted = await trx
    .updateTable('vouchers')
    .set((eb) => ({ uses: eb('uses', '+', uses) }))
    .where('id', '=', voucherId)
    .where((eb) =>
      eb.or([eb('max_uses', 'is', null), eb(eb('uses', '+', uses), '<=', eb.ref('max_uses'))]),
    )
    .returning(['uses', 'max_uses'])
    .executeTakeFirst()
  if (!counted) throw new DomainError('voucher_not_applicable', { problem: 'limit_reached' })
  if (counted.uses === counted.max_uses) await ctx.bus.announce(trx, ['vouchers'])
}

/** Gives back what an order used; once, however often it is called. */
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
