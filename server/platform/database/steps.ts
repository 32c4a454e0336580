import type { Ctx } from '../context.ts'
import type { Db, Trx } from './db.ts'
import { inTransaction } from './in-transaction.ts'

/** Stores the answer of a call for its idempotency key. */
export type StoreAnswer = (db: Db | Trx, answer: unknown) => Promise<void>

/**
 * Runs the single transaction of a call, and stores the answer with what was written. The work may
 * be retried after a deadlock or where `isBadLuck` returns true, so it must have no effect outside
 * the transaction.
 */
export type Commit<Answer> = <Result extends Answer>(
  work: (trx: Trx) => Promise<Result>,
  isBadLuck?: (error: unknown) => boolean,
) => Promise<Result>

/**
 * The same for work that writes with one statement, which needs a transaction only to store an
 * answer with it. Null: nothing was written, so nothing is stored.
 */
export type CommitStatement<Answer> = <Result extends Answer | null>(
  work: (db: Db | Trx) => Promise<Result>,
) => Promise<Result>

export interface Steps<Answer> {
  commit: Commit<Answer>
  commitStatement: CommitStatement<Answer>
}

interface Rules {
  /** Throws inside the transaction if the call omitted a required step. */
  check: () => void
  /** Null if the request has no idempotency key. */
  store: StoreAnswer | null
}

/** Runs a call by its steps. Throws if it returns without committing. */
export async function runSteps<Answer>(
  ctx: Ctx,
  { check, store }: Rules,
  call: (steps: Steps<Answer>) => Promise<Answer>,
): Promise<Answer> {
  let isCommitted = false
  const finish = async (trx: Db | Trx, answer: unknown) => {
    check()
    await store?.(trx, answer)
  }
  const answer = await call({
    async commit(work, isBadLuck) {
      const result = await inTransaction(
        ctx,
        async (trx) => {
          const done = await work(trx)
          await finish(trx, done)
          return done
        },
        isBadLuck,
      )
      isCommitted = true
      return result
    },
    async commitStatement(work) {
      const run = async (db: Db | Trx) => {
        const done = await work(db)
        if (done !== null) await finish(db, done)
        return done
      }
      const result = await (store ? inTransaction(ctx, run) : run(ctx.db))
      isCommitted ||= result !== null
      return result
    },
  })
  if (!isCommitted) throw new Error('a call returned without committing')
  return answer
}
