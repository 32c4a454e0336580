import { sql, type Insertable } from 'kysely'
import type { PointsMovementsTable } from '#db/types.ts'
import { drawFrom, type Draw } from '#domain/membership/draw.ts'
import type { Ctx, Trx } from '../platform/context.ts'

/** An account's points, locked until the transaction ends. */
export interface PointsAccount {
  accountId: string
  held: number
  owed: number
}

type Movement = Omit<
  Insertable<PointsMovementsTable>,
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
    .select(['held', 'owed'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const account = { accountId, ...row }
  await letExpire(trx, ctx, account)
  return account
}

async function letExpire(trx: Trx, ctx: Pick<Ctx, 'clock'>, account: PointsAccount): Promise<void> {
  const ended = await lotsOf(trx, account.accountId)
    .where('expires_at', '<=', ctx.clock())
    .execute()
  const gone = ended.reduce((sum, { remaining }) => sum + remaining, 0)
  if (gone === 0) return
  const { draws } = drawFrom(ended, gone)
  account.held -= gone
  const id = await write(trx, ctx, account, { kind: 'expire' }, -gone)
  await draw(trx, id, draws)
}

/** Credits points: they settle what is owed first; the rest can be spent until `expiresAt`. */
export async function putIn(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  account: PointsAccount,
  movement: Movement,
  lots: readonly { points: number; expiresAt: Date }[],
): Promise<void> {
  const coming = lots.reduce((sum, { points }) => sum + points, 0)
  const settled = Math.min(account.owed, coming)
  account.owed -= settled
  account.held += coming - settled
  const id = await write(trx, ctx, account, movement, coming)
  const owing = drawFrom(
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
    movement_id: id,
    remaining: lot.points,
  }))
  await trx.insertInto('points_lots').values(values).execute()
}

/**
 * Debits points, the soonest to expire first; `first` names an order whose own points go before all
 * others. Missing points become owed: the caller decides whether that is allowed.
 */
export async function takeOut(
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
                .selectFrom('points_movements as m')
                .select('m.id')
                .whereRef('m.id', '=', 'points_lots.movement_id')
                .where('m.kind', '=', 'earn')
                .where('m.order_id', '=', first?.orderId ?? ''),
            ),
          'desc',
        )
        .orderBy('expires_at')
        .orderBy('id'),
    )
    .execute()
  const { draws, missing } = drawFrom(lots, points)
  account.held -= points - missing
  account.owed += missing
  const id = await write(trx, ctx, account, movement, -points)
  await draw(trx, id, draws)
}

function lotsOf(trx: Trx, accountId: string) {
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
  { accountId, held, owed }: PointsAccount,
  movement: Movement,
  points: number,
): Promise<number> {
  const { entries } = await trx
    .updateTable('points_balances')
    .set({ held, owed, entries: sql`entries + 1` })
    .where('account_id', '=', accountId)
    .returning('entries')
    .executeTakeFirstOrThrow()
  const { id } = await trx
    .insertInto('points_movements')
    .values({
      ...movement,
      account_id: accountId,
      number: entries,
      points,
      balance_after: held - owed,
      created_at: ctx.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function draw(trx: Trx, movementId: number, draws: readonly Draw[]): Promise<void> {
  if (draws.length === 0) return
  await trx
    .insertInto('points_draws')
    .values(draws.map(({ lotId, points }) => ({ movement_id: movementId, lot_id: lotId, points })))
    .execute()
  await sql`
    update points_lots l set remaining = l.remaining - d.points
    from points_draws d where d.movement_id = ${movementId} and d.lot_id = l.id`.execute(trx)
}
