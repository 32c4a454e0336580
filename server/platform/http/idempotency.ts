import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { sqlStatement, statement, type Slots } from '#db/statement.ts'
import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../context.ts'
import type { StoreAnswer } from '../database/steps.ts'

/** A call unanswered for this long is given up, even if its process seems to live. */
const abandonedSeconds = 30

/** A key as one call holds it. A later holder has a later time, or fills the key first. */
export interface HeldKey {
  keeper: string
  key: string
  heldAt: Date
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
): Promise<{ held: HeldKey } | { answer: unknown }> {
  const hash = createHash('sha256').update(request).digest()
  const held = { keeper, key, heldAt: ctx.clock() }
  const taken = await insertKey(ctx.db, { ...held, hash, lifeLock: ctx.bus.lifeLock }).catch(
    async (error: unknown) => {
      // A lost connection may have taken it all the same.
      await freeKey(ctx, held)
      throw error
    },
  )
  if (taken.length > 0) return { held }
  const row = await ctx.db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer'])
    .where('account_id', '=', keeper)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) throw new DomainError('idempotency_in_progress')
  if (!row.request_hash.equals(hash)) throw new DomainError('idempotency_mismatch')
  if (row.status === null) throw new DomainError('idempotency_in_progress')
  return { answer: row.answer }
}

interface NewKey extends HeldKey {
  hash: Buffer
  lifeLock: number
}

// A lock that can be taken was that of a killed process, whose work was rolled back.
// No wait for the disk: the work done under the key is committed later and reaches the disk after
// it, so a crash can lose a key only together with its work.
const insertKey = sqlStatement(
  ({ keeper, key, hash, heldAt, lifeLock }: Slots<NewKey>) => sql`
    with unhurried as materialized (select set_config('synchronous_commit', 'off', true))
    insert into idempotency_keys as k (account_id, key, request_hash, created_at, life_lock)
    select ${keeper}, ${key}, ${hash}::bytea, ${heldAt}::timestamptz, ${lifeLock}::bigint
    from unhurried
    on conflict (account_id, key) do update
      set created_at = excluded.created_at, life_lock = excluded.life_lock
      where k.status is null and k.request_hash = excluded.request_hash
        and (
          k.created_at < excluded.created_at - make_interval(secs => ${abandonedSeconds})
          or pg_try_advisory_xact_lock(k.life_lock)
        )
    returning 1`,
)

/** Throws if a repetition took the key meanwhile, so that only one of the two commits. */
export function storeFor(held: HeldKey): StoreAnswer {
  return async (db, answer) => {
    const filled = await fillKey(db, { ...held, answer: JSON.stringify(answer) })
    if (filled.length === 0) throw new DomainError('idempotency_in_progress')
  }
}

const fillKey = statement(
  (db, { keeper, key, heldAt, answer }: Slots<HeldKey & { answer: string }>) =>
    db
      .updateTable('idempotency_keys')
      .set({ status: 200, answer })
      .where('account_id', '=', keeper)
      .where('key', '=', key)
      .where('created_at', '=', heldAt)
      .where('status', 'is', null)
      .returning('key'),
)

/** A key that could not be freed because the database was away. */
interface Unfreed {
  held: HeldKey
  since: number
}

/** Oldest first. */
const unfreed = new WeakMap<Ctx, Unfreed[]>()
const freeEveryMs = 200

/**
 * A refused or failed request changed nothing, so the corrected one may reuse its key. While the
 * database is away it is tried again in the background: otherwise its repetition would be refused
 * for half a minute.
 */
export async function freeKey(ctx: Ctx, held: HeldKey): Promise<void> {
  try {
    await deleteKey(ctx, held)
  } catch (error) {
    ctx.log.warn({ error }, 'an idempotency key could not be freed yet')
    const waiting = unfreed.get(ctx) ?? []
    unfreed.set(ctx, waiting)
    waiting.push({ held, since: performance.now() })
    if (waiting.length === 1) void freeInTurn(ctx, waiting)
  }
}

/** Ends when none is left; after half a minute a repetition takes a key by itself. */
async function freeInTurn(ctx: Ctx, waiting: Unfreed[]): Promise<void> {
  while (waiting.length > 0) {
    await sleep(freeEveryMs, undefined, { ref: false })
    try {
      for (let [first] = waiting; first; [first] = waiting) {
        await deleteKey(ctx, first.held)
        waiting.shift()
      }
    } catch {
      // The database is still away, which its own metrics and logs tell.
      const isOver = ({ since }: Unfreed) => performance.now() - since > abandonedSeconds * 1000
      while (waiting[0] && isOver(waiting[0])) waiting.shift()
    }
  }
}

async function deleteKey(ctx: Ctx, { keeper, key, heldAt }: HeldKey): Promise<void> {
  await ctx.db
    .deleteFrom('idempotency_keys')
    .where('account_id', '=', keeper)
    .where('key', '=', key)
    .where('created_at', '=', heldAt)
    .where('status', 'is', null)
    .execute()
}
