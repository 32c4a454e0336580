import { DomainError } from '#domain/errors.ts'
import { acceptRecognisedProof } from '../../orders/settle-payment.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { readLimits } from '../../settings/limits.ts'
import { seenOnOthers } from './seen-before.ts'

/**
 * Accepts a fully matching proof, if the owner has enabled that. The recognition is committed
 * before duplicates are looked for, so of two orders with one proof recognised at the same time at
 * least one sees the other.
 */
export async function acceptFullMatch(
  ctx: Ctx,
  { proofId, orderId }: { proofId: string; orderId: string },
): Promise<void> {
  if (!(await readLimits(ctx)).auto_accept_proofs) return
  const recognition = await ctx.db
    .selectFrom('proof_recognitions')
    .select('is_full_match')
    .where('proof_id', '=', proofId)
    .executeTakeFirst()
  if (!recognition?.is_full_match || (await seenOnOthers(ctx.db, [proofId])).length > 0) return
  try {
    await inTransaction(ctx, (trx) => acceptRecognisedProof(trx, ctx, orderId, proofId))
  } catch (error) {
    // The proof was decided or replaced, or the order cancelled, meanwhile: leave that as it is.
    if (!(error instanceof DomainError) || error.code !== 'illegal_transition') throw error
  }
}
