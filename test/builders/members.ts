import { dayMs } from '#domain/dates.ts'
import { comingPoints } from '#server/loyalty/coming-points.ts'
import { pointsBalance } from '#server/loyalty/balance.ts'
import { lockPoints, creditPoints, releaseLots } from '#server/loyalty/points-account.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import type { TestShop, Visitor } from '../shop.ts'
import { passwordHash } from './customers.ts'

let made = 0

/** Turns the visitor's account into a registered one, as a migration would. */
export async function register({ ctx }: TestShop, visitor: Visitor): Promise<{ email: string }> {
  const email = `member-${++made}@example.com`
  await ctx.db
    .updateTable('accounts')
    .set({
      kind: 'REGISTERED',
      email,
      username: `Member ${made}`,
      password_hash: passwordHash,
    })
    .where('id', '=', visitor.accountId)
    .execute()
  return { email }
}

/** A registered customer, signed in. */
export async function aMember(shop: TestShop): Promise<Visitor & { email: string }> {
  const visitor = await shop.visitor()
  return { ...visitor, ...(await register(shop, visitor)) }
}

/** Marks the email address of the visitor's account as confirmed. */
export async function verifyEmail(ctx: Ctx, { accountId }: Pick<Visitor, 'accountId'>) {
  await ctx.db
    .updateTable('accounts')
    .set({ email_verified_at: ctx.clock() })
    .where('id', '=', accountId)
    .execute()
}

/** Credits points that expire after `days`. */
export async function givePoints(
  ctx: Ctx,
  accountId: string,
  points: number,
  days = 365,
): Promise<void> {
  const spendableAt = ctx.clock()
  const expiresAt = new Date(spendableAt.getTime() + days * dayMs)
  await inTransaction(ctx, async (trx) => {
    const account = await lockPoints(trx, ctx, accountId)
    await creditPoints(trx, ctx, account, { kind: 'adjust' }, [
      { points, expiresAt, spendableAt, orderId: null },
    ])
  })
}

/** The points an account can spend and those that are coming. */
export async function allPoints(ctx: Ctx, accountId: string): Promise<number> {
  const coming = await comingPoints(ctx.db, accountId, ctx.clock())
  const balance = await pointsBalance(ctx.db, accountId, ctx.clock())
  return coming.reduce((sum, { points }) => sum + points, balance)
}

/** Makes an account's coming points spendable, as the end of the days for returns does. */
export async function endReturnDays(ctx: Ctx, accountId: string): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const account = await lockPoints(trx, ctx, accountId)
    await releaseLots(trx, ctx, account, account.lots)
  })
}
