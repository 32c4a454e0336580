import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { sqlStatement, statement, type Slots } from '#db/statement.ts'
import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../context.ts'
import type { StoreAnswer } from '../database/steps.ts'

/** A call unanswered for this long died with its process; its work was rolled back. */
const abandonedSeconds = 30

interface Replay {
  status: number
  answer: unknown
}

/**
 * Takes the key of an account, or of a caller without one (see `idempotencyScope`); returns the
 * stored answer if the key was used before.
 */
export async function takeKey(
  ctx: Ctx,
  keeper: string,
  key: string,
  request: string,
): Promise<Replay | null> {
  const hash = createHash('sha256').update(request).digest()
  const taken = await insertKey(ctx.db, { keeper, key, hash, now: ctx.clock() })
  if (taken.length > 0) return null
  const row = await ctx.db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer'])
    .where('account_id', '=', keeper)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) throw new DomainError('idempotency_in_progress')
  if (!row.request_hash.equals(hash)) throw new DomainError('idempotency_mismatch')
  if (row.status === null) throw new DomainError('idempotency_in_progress')
  return { status: row.status, answer: row.answer }
}

interface NewKey {
  keeper: string
  key: string
  hash: Buffer
  now: Date
}

// No wait for the disk: the work done under the key is committed later and reaches the disk after
// it, so a crash can lose a key only together with its work.
const insertKey = sqlStatement(
  ({ keeper, key, hash, now }: Slots<NewKey>) => sql`
    with unhurried as materialized (select set_config('synchronous_commit', 'off', true))
    insert into idempotency_keys as k (account_id, key, request_hash, created_at)
    select ${keeper}, ${key}, ${hash}::bytea, ${now}::timestamptz from unhurried
    on conflict (account_id, key) do update set created_at = excluded.created_at
      where k.status is null and k.request_hash = excluded.request_hash
        and k.created_at < excluded.created_at - make_interval(secs => ${abandonedSeconds})
    returning 1`,
)

export function storeFor(keeper: string, key: string): StoreAnswer {
  return async (db, answer) => {
    await fillKey(db, { keeper, key, answer: JSON.stringify(answer) })
  }
}

const fillKey = statement(
  (db, { keeper, key, answer }: Slots<{ keeper: string; key: string; answer: string }>) =>
    db
      .updateTable('idempotency_keys')
      .set({ status: 200, answer })
      .where('account_id', '=', keeper)
      .where('key', '=', key)
      .where('status', 'is', null),
)

/** A refused request changed nothing, so the corrected one may reuse its key. */
export async function freeKey(ctx: Ctx, keeper: string, key: string): Promise<void> {
  await ctx.db
    .deleteFrom('idempotency_keys')
    .where('account_id', '=', keeper)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute()
}
