import { sql, type Insertable } from 'kysely'
import type { PointsTransactionsTable } from '#db/types.ts'
import { redeemFromLots, type LotDebit } from '#domain/membership/redeem.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'

/** An account's points, locked until the transaction ends. */
export interface PointsAccount {
  accountId: string
  available: number
  debt: number
}

type Movement = Omit<
  Insertable<PointsTransactionsTable>,
  'account_id' | 'number' | 'points' | 'balance_after' | 'created_at'
>

/** Locks an account's points and expires those that are due. */
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
    .select(['available', 'debt'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const account = { accountId, ...row }
  await expireLots(trx, ctx, account)
  return account
}

async function expireLots(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  account: PointsAccount,
): Promise<void> {
  const ended = await lotsOf(trx, account.accountId)
    .where('expires_at', '<=', ctx.clock())
    .execute()
  const gone = ended.reduce((sum, { remaining }) => sum + remaining, 0)
  if (gone === 0) return
  const { draws } = redeemFromLots(ended, gone)
  account.available -= gone
  const id = await write(trx, ctx, account, { kind: 'expire' }, -gone)
  await draw(trx, id, draws)
}

/** Credits points: they settle debt first; the rest can be spent until `expiresAt`. */
export async function creditPoints(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  account: PointsAccount,
  movement: Movement,
  lots: readonly { points: number; expiresAt: Date }[],
): Promise<void> {
  const coming = lots.reduce((sum, { points }) => sum + points, 0)
  const settled = Math.min(account.debt, coming)
  account.debt -= settled
  account.available += coming - settled
  const id = await write(trx, ctx, account, movement, coming)
  const owing = redeemFromLots(
    lots.map(({ points }, at) => ({ id: at, remaining: points })),
    settled,
  ).draws
  const kept = lots
    .map(({ points, expiresAt }, at) => ({
      points: points - (owing.find(({ lotId }) => lotId === at)?.points ?? 0),
      expires_at: expiresAt,
    }))
    .filter(({ points }) => points > 0)
  if (kept.length === 0) return
  const values = kept.map((lot) => ({
    ...lot,
    account_id: account.accountId,
    transaction_id: id,
    remaining: lot.points,
  }))
  await trx.insertInto('points_lots').values(values).execute()
}

/**
 * Debits points, the soonest to expire first; `first` names an order whose own points go before all
 * others. Missing points become debt: the caller decides whether that is allowed.
 */
export async function debitPoints(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  account: PointsAccount,
  movement: Movement,
  points: number,
  first: { orderId: string } | null = null,
): Promise<void> {
  const lots = await lotsOf(trx, account.accountId)
    .$if(first !== null, (query) =>
      query
        .clearOrderBy()
        .orderBy(
          (eb) =>
            eb.exists(
              eb
                .selectFrom('points_transactions as m')
                .select('m.id')
                .whereRef('m.id', '=', 'points_lots.transaction_id')
                .where('m.kind', '=', 'earn')
                .where('m.order_id', '=', first?.orderId ?? ''),
            ),
          'desc',
        )
        .orderBy('expires_at')
        .orderBy('id'),
    )
    .execute()
  const { draws, missing } = redeemFromLots(lots, points)
  account.available -= points - missing
  account.debt += missing
  const id = await write(trx, ctx, account, movement, -points)
  await draw(trx, id, draws)
}

/** What is left of an account's lots, the soonest to expire first. */
export function lotsOf(trx: Trx, accountId: string) {
  return trx
    .selectFrom('points_lots')
    .select(['id', 'remaining'])
    .where('account_id', '=', accountId)
    .where('remaining', '>', 0)
    .orderBy('expires_at')
    .orderBy('id')
}

async function write(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  { accountId, available, debt }: PointsAccount,
  movement: Movement,
  points: number,
): Promise<number> {
  const { transaction_count: entries } = await trx
    .updateTable('points_balances')
    .set({ available, debt, transaction_count: sql`transaction_count + 1` })
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
      balance_after: available - debt,
      created_at: ctx.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function draw(trx: Trx, movementId: number, draws: readonly LotDebit[]): Promise<void> {
  if (draws.length === 0) return
  await trx
    .insertInto('points_lot_debits')
    .values(
      draws.map(({ lotId, points }) => ({ transaction_id: movementId, lot_id: lotId, points })),
    )
    .execute()
  await sql`
    update points_lots l set remaining = l.remaining - d.points
    from points_lot_debits d where d.transaction_id = ${movementId} and d.lot_id = l.id`.execute(
    trx,
  )
}
