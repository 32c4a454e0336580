import type { Ctx, Db, Trx } from '../context.ts'
import { inTransaction } from './in-transaction.ts'

/** Keeps the answer of a call, so that a repetition gets it. */
export type StoreAnswer = (db: Db | Trx, answer: unknown) => Promise<void>

/**
 * Runs the one transaction of a call: the answer that the work returns is stored with what it
 * wrote. The work may run more than once, after a deadlock or where `isBadLuck` says that another
 * try helps: nothing in it may have an effect outside the transaction.
 */
export type Commit<Answer> = <Result extends Answer>(
  work: (trx: Trx) => Promise<Result>,
  isBadLuck?: (error: unknown) => boolean,
) => Promise<Result>

/**
 * The same for work that writes by one statement, which needs a transaction only where an answer is
 * stored with it. Null: nothing was written, and nothing is stored.
 */
export type CommitStatement<Answer> = <Result extends Answer | null>(
  work: (db: Db | Trx) => Promise<Result>,
) => Promise<Result>

/** The steps of a write that does more than its one transaction. */
export interface Steps<Answer> {
  commit: Commit<Answer>
  commitStatement: CommitStatement<Answer>
}

interface Rules {
  /** Throws, inside the transaction, where the call has forgotten something. */
  check: () => void
  /** Null: the caller does not want to repeat the call. */
  store: StoreAnswer | null
}

/** Runs a call by its steps. Throws if it answers without having committed. */
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
  if (!isCommitted) throw new Error('a call answered without having committed')
  return answer
}
