import { isDeepStrictEqual } from 'node:util'
import { dayMs } from '#domain/dates.ts'
import { DomainError } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import { isRunning } from '#domain/pricing/scope.ts'
import type { VoucherProblem } from '#domain/pricing/voucher.ts'
import { newVoucherCode } from '#domain/voucher-code.ts'
import { pointsBalance } from '../loyalty/balance.ts'
import { spendPoints } from '../loyalty/spend-points.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { isDuplicate } from '../platform/database/in-transaction.ts'
import { type DiscountCodeAnswer, presentCode } from './present.ts'
import { selectCodes, type VoucherRow } from './queries.ts'
import { countUse } from './use-voucher.ts'

interface Redeeming {
  accountId: string
  voucherId: string
  qty: number
}

interface Redeemed {
  data: DiscountCodeAnswer[]
  points_balance: number
}

/** Exchanges points for codes: all that were requested, or none. Retry on `isCodeTaken`. */
export async function redeemVoucher(
  trx: Trx,
  ctx: TrxCtx,
  redeeming: Redeeming,
): Promise<Redeemed> {
  const { accountId, voucherId, qty } = redeeming
  const at = ctx.clock()
  const voucher = await getVoucher(trx, voucherId)
  const points = requireRedeemable(voucher, { qty, at })
  await requireWithinShare(trx, voucher, { accountId, qty })
  const ids = await writeCodes(trx, voucher, { accountId, qty, at, points })
  for (const voucherCodeId of ids) {
    await spendPoints(trx, ctx, { accountId, points, voucherCodeId })
  }
  const rows = await selectCodes(trx).where('c.id', 'in', ids).orderBy('c.id').execute()
  const answer = {
    data: rows.map((row) => presentCode(row, voucher, at)),
    points_balance: await pointsBalance(trx, accountId, at),
  }
  // Last, because from here to the commit other redemptions of the voucher wait.
  const counted = await countUse(trx, ctx, voucher.id, qty).catch(asRefusalToRedeem)
  if (!isSameVoucher(voucher, counted)) throw new DomainError('conflict')
  await requireWithinShare(trx, voucher, { accountId, qty: 0 })
  return answer
}

/** Two redemptions generated the same code. */
export function isCodeTaken(error: unknown): boolean {
  return isDuplicate(error, 'voucher_codes_code_key')
}

async function getVoucher(trx: Trx, idOrSlug: string): Promise<VoucherRow> {
  const voucher = await trx
    .selectFrom('vouchers')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', idOrSlug), eb('slug', '=', idOrSlug)]))
    .where('archived_at', 'is', null)
    .where('is_listed', '=', true)
    .executeTakeFirst()
  if (!voucher) throw new DomainError('not_found')
  return voucher
}

/** Returns the price of one code in points. */
function requireRedeemable(voucher: VoucherRow, { qty, at }: { qty: number; at: Date }): number {
  if (voucher.points_required === null) throw refusal('unknown')
  if (voucher.starts_at && at < voucher.starts_at) throw refusal('not_started')
  if (!isRunning({ from: voucher.starts_at, until: voucher.ends_at }, at)) throw refusal('expired')
  if (voucher.max_uses !== null && voucher.uses + qty > voucher.max_uses) {
    throw refusal('limit_reached')
  }
  return voucher.points_required
}

/** Nothing but the use count may have changed since the price was read. */
function isSameVoucher(before: VoucherRow, after: VoucherRow): boolean {
  return isDeepStrictEqual({ ...before, uses: 0 }, { ...after, uses: 0 })
}

/**
 * Called twice: early, to refuse before points are spent; then under the voucher's lock, when
 * earlier redemptions have committed and our own codes are counted.
 */
async function requireWithinShare(
  trx: Trx,
  voucher: VoucherRow,
  { accountId, qty }: { accountId: string; qty: number },
): Promise<void> {
  if (voucher.per_customer === null) return
  const { redeemed } = await trx
    .selectFrom('voucher_codes')
    .select((eb) => eb.fn.countAll<number>().as('redeemed'))
    .where('voucher_id', '=', voucher.id)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (redeemed + qty > voucher.per_customer) throw refusal('already_used')
}

/** The last uses were taken since the check. */
function asRefusalToRedeem(error: unknown): never {
  const isSpent = error instanceof DomainError && error.code === 'voucher_not_applicable'
  throw isSpent ? refusal('limit_reached') : error
}

function refusal(problem: VoucherProblem): DomainError {
  return new DomainError('voucher_not_redeemable', { problem })
}

async function writeCodes(
  trx: Trx,
  voucher: VoucherRow,
  { accountId, qty, at, points }: { accountId: string; qty: number; at: Date; points: number },
): Promise<string[]> {
  const expiresAt =
    voucher.valid_days === null
      ? voucher.ends_at
      : new Date(at.getTime() + voucher.valid_days * dayMs)
  const codes = Array.from({ length: qty }, () => ({
    id: newId('voucherCode'),
    voucher_id: voucher.id,
    account_id: accountId,
    code: newVoucherCode(),
    points,
    redeemed_at: at,
    expires_at: expiresAt,
  }))
  await trx.insertInto('voucher_codes').values(codes).execute()
  return codes.map(({ id }) => id)
}
