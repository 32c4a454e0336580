import { sql } from 'kysely'
import type { OpenShop } from './shop.ts'

/** Advances the shop's clock. What waits for a time in between is due at once. */
export async function passHours({ ctx }: OpenShop, hours: number): Promise<void> {
  const { clock } = ctx
  ctx.clock = () => new Date(clock().getTime() + hours * 3_600_000)
  // The worker goes by the database's clock.
  await sql`
    update graphile_worker._private_jobs set run_at = now()
    where run_at > now() and run_at <= ${ctx.clock()} and locked_at is null`.execute(ctx.db)
}
