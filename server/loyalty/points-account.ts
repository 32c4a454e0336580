import { sql, type Insertable } from 'kysely'
import type { PointsTransactionsTable } from '#db/types.ts'
import { redeemFromLots, type LotDebit } from '#domain/membership/redeem.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { findLots, type PointsLot } from './points-lots.ts'

/** An account's points, locked until the transaction ends. */
export interface PointsAccount {
  accountId: string
  /** Points in its lots, coming ones included. */
  held: number
  /** Settled as soon as points can be spent, so those are never owed at the same time. */
  debt: number
  /** Rest of each, the soonest to expire first. */
  lots: readonly PointsLot[]
}

export interface CreditedLot {
  points: number
  expiresAt: Date
  /** Before that time the points are coming. */
  spendableAt: Date
  /** The order that earned them. */
  orderId: string | null
}

type Movement = Omit<
  Insertable<PointsTransactionsTable>,
  'account_id' | 'number' | 'points' | 'balance_after' | 'created_at'
>

/** Locks an account's points, settles a debt, and expires points that are due. */
export async function lockPoints(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  accountId: string,
): Promise<PointsAccount> {
  await trx
    .insertInto('points_balances')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await trx
    .selectFrom('points_balances')
    .select(['available as held', 'debt'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const account = { accountId, ...row, lots: await findLots(trx, accountId, ctx.clock()) }
  await settleDebt(trx, ctx, account)
  const ended = account.lots.filter((lot) => lot.expires_at <= ctx.clock())
  const gone = sumOf(ended)
  if (gone > 0) await debitPoints(trx, ctx, account, { kind: 'expire' }, gone, ended)
  return account
}

/** The lots that can be spent now, the soonest to expire first. */
export function spendableLots({ lots }: PointsAccount): PointsLot[] {
  return lots.filter((lot) => lot.is_spendable)
}

export function spendablePoints(account: PointsAccount): number {
  return sumOf(spendableLots(account))
}

/** Credits points. Those that can be spent at once settle a debt first. */
export async function creditPoints(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  account: PointsAccount,
  movement: Movement,
  credited: readonly CreditedLot[],
): Promise<void> {
  const points = credited.reduce((sum, lot) => sum + lot.points, 0)
  account.held += points
  const id = await write(trx, ctx, account, movement, points)
  const values = credited
    .filter((lot) => lot.points > 0)
    .map((lot) => ({
      account_id: account.accountId,
      transaction_id: id,
      order_id: lot.orderId,
      points: lot.points,
      remaining: lot.points,
      spendable_at: lot.spendableAt,
      expires_at: lot.expiresAt,
    }))
  if (values.length === 0) return
  await trx.insertInto('points_lots').values(values).execute()
  account.lots = await findLots(trx, account.accountId, ctx.clock())
  await settleDebt(trx, ctx, account)
}

/**
 * Debits points from the given lots, in their order; by default from those that can be spent.
 * Missing points become debt: the caller decides whether that is allowed.
 */
export async function debitPoints(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  account: PointsAccount,
  movement: Movement,
  points: number,
  from: readonly PointsLot[] = spendableLots(account),
): Promise<void> {
  const { draws, missing } = redeemFromLots(from, points)
  account.debt += missing
  await draw(trx, ctx, account, movement, -points, draws)
}

/** Makes coming points of an order spendable now. */
export async function releaseLots(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  account: PointsAccount,
  lots: readonly PointsLot[],
): Promise<void> {
  await trx
    .updateTable('points_lots')
    .set({ spendable_at: ctx.clock() })
    .where(
      'id',
      'in',
      lots.map(({ id }) => id),
    )
    .where('spendable_at', '>', ctx.clock())
    .execute()
  account.lots = await findLots(trx, account.accountId, ctx.clock())
  await settleDebt(trx, ctx, account)
}

async function settleDebt(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  account: PointsAccount,
): Promise<void> {
  const { draws, missing } = redeemFromLots(spendableLots(account), account.debt)
  if (draws.length === 0) return
  account.debt = missing
  await draw(trx, ctx, account, { kind: 'settle' }, 0, draws)
}

async function draw(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  account: PointsAccount,
  movement: Movement,
  points: number,
  draws: readonly LotDebit[],
): Promise<void> {
  const drawn = new Map(draws.map((each) => [each.lotId, each.points]))
  account.held -= draws.reduce((sum, each) => sum + each.points, 0)
  account.lots = account.lots
    .map((lot) => ({ ...lot, remaining: lot.remaining - (drawn.get(lot.id) ?? 0) }))
    .filter((lot) => lot.remaining > 0)
  const id = await write(trx, ctx, account, movement, points)
  if (draws.length === 0) return
  await trx
    .insertInto('points_lot_debits')
    .values(draws.map((each) => ({ transaction_id: id, lot_id: each.lotId, points: each.points })))
    .execute()
  await sql`
    update points_lots l set remaining = l.remaining - d.points
    from points_lot_debits d where d.transaction_id = ${id} and d.lot_id = l.id`.execute(trx)
}

async function write(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  { accountId, held, debt }: PointsAccount,
  movement: Movement,
  points: number,
): Promise<number> {
  const { transaction_count: entries } = await trx
    .updateTable('points_balances')
    .set({ available: held, debt, transaction_count: sql`transaction_count + 1` })
    .where('account_id', '=', accountId)
    .returning('transaction_count')
    .executeTakeFirstOrThrow()
  const { id } = await trx
    .insertInto('points_transactions')
    .values({
      ...movement,
      account_id: accountId,
      number: entries,
      points,
      balance_after: held - debt,
      created_at: ctx.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function sumOf(lots: readonly PointsLot[]): number {
  return lots.reduce((sum, { remaining }) => sum + remaining, 0)
}
