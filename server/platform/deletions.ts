import { sql } from 'kysely'
import type { Ctx } from './context.ts'
import { agentKeepers } from './http/agent-keeper.ts'
import { receivedName } from './files/store-file.ts'
import { runEach } from './jobs/run-each.ts'
import { hoursAgo } from './time-ago.ts'

/** Rows per statement, so that none runs long. */
const atOnce = 500

/** After their last use. */
const hours = { keys: 24, agentKeys: 48, received: 24 * 3 } as const

/** Idempotency keys and limits. */
export async function deleteKeys(ctx: Ctx): Promise<void> {
  const { db } = ctx
  const yesterday = hoursAgo(ctx, hours.keys)
  await db.deleteFrom('login_throttles').where('last_failed_at', '<', yesterday).execute()
  await db.deleteFrom('rate_limits').where('resets_at', '<', ctx.clock()).execute()
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', yesterday)
    .where((eb) =>
      eb.or([
        eb('account_id', 'not like', agentKeepers),
        eb('created_at', '<', hoursAgo(ctx, hours.agentKeys)),
      ]),
    )
    .execute()
}

/** Original uploads, once no proof waits for their recognition. */
export async function deleteRawUploads(ctx: Ctx): Promise<void> {
  const files = await ctx.db
    .selectFrom('files as f')
    .select('f.id')
    .where('f.has_raw_upload', '=', true)
    .where('f.created_at', '<', hoursAgo(ctx, hours.received))
    .where(
      sql<boolean>`not exists (
        select 1 from payment_proofs p
        join proof_recognitions r on r.proof_id = p.id
        where p.file_id = f.id and p.state = 'waiting' and r.state = 'waiting'
      )`,
    )
    .limit(atOnce)
    .execute()
  await runEach(
    ctx,
    files,
    ({ id }) => id,
    async (file) => {
      await ctx.files.remove(receivedName(file))
      await ctx.db
        .updateTable('files')
        .set({ has_raw_upload: false })
        .where('id', '=', file.id)
        .execute()
    },
  )
}
