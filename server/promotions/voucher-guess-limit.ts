import { DomainError } from '#domain/errors.ts'
import type { VoucherProblem } from '#domain/pricing/voucher.ts'
import { normaliseVoucherCode } from '#domain/voucher-code.ts'
import type { Ctx } from '../platform/context.ts'
import { countAgainst, limits, refuseIfSpent, spentUntil } from '../platform/http/rate-limit.ts'

interface Guesser {
  account: { id: string }
  address: string
}

/** Throws `rate_limited` after too many unknown codes of this account. */
export async function refuseGuesser(ctx: Ctx, { account }: Guesser): Promise<void> {
  await refuseIfSpent(ctx, limits.voucherMisses, account.id)
}

/**
 * Counts an unknown code, or another customer's, which looks the same. Other problems are not
 * guesses, and a code that stays in the cart is counted once. Throws `rate_limited` where the address
 * has no guesses left: a code that exists is accepted there all the same.
 */
export async function countGuess(
  ctx: Ctx,
  { account, address }: Guesser,
  typed: string | null | undefined,
  problem: VoucherProblem | null,
): Promise<void> {
  if (!typed || problem !== 'unknown') return
  await refuseIfSpent(ctx, limits.voucherMissesByAddress, address)
  const guess = `${account.id}:${normaliseVoucherCode(typed)}`
  if (await spentUntil(ctx, limits.sameVoucherMiss, guess)) return
  await countAgainst(ctx, limits.sameVoucherMiss, guess)
  await countAgainst(ctx, limits.voucherMisses, account.id)
  await countAgainst(ctx, limits.voucherMissesByAddress, address)
}

/** Runs work that may fail on such a code, and counts the failure. */
export async function withGuessesCounted<Result>(
  ctx: Ctx,
  guesser: Guesser,
  typed: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await refuseGuesser(ctx, guesser)
  try {
    return await work()
  } catch (error) {
    if (error instanceof DomainError && error.code === 'voucher_not_applicable') {
      const { details } = error
      const isGuess = details !== undefined && 'problem' in details && details.problem === 'unknown'
      await countGuess(ctx, guesser, typed, isGuess ? 'unknown' : null)
    }
    throw error
  }
}
