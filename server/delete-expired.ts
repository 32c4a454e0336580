import { areas } from './areas.ts'
import type { Ctx } from './platform/context.ts'
import { runEach } from './platform/jobs/run-each.ts'

/**
 * Deletes expired records, and ends what a lost job should have ended. Staff set how long some are
 * kept (`retention.ts`).
 */
export async function deleteExpired(ctx: Ctx): Promise<void> {
  await runEach(
    ctx,
    areas.flatMap(({ deletions = {} }) => Object.entries(deletions)),
    ([name]) => name,
    ([, deletion]) => deletion(ctx),
  )
}
