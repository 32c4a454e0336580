import type { Ctx } from '../context.ts'
import type { Trx } from './db.ts'

class Undone<Result> extends Error {
  readonly result: Result

  constructor(result: Result) {
    super('undone')
    this.result = result
  }
}

/** What the work answers, in a transaction that is rolled back: nothing it writes stays. */
export async function undone<Result>(
  ctx: Pick<Ctx, 'db'>,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  try {
    return await ctx.db.transaction().execute(async (trx) => {
      throw new Undone(await work(trx))
    })
  } catch (error) {
    if (error instanceof Undone) return error.result as Result
    throw error
  }
}
