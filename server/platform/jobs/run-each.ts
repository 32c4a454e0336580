import type { Ctx } from '../context.ts'

/**
 * Runs the work for each, one after the other, also after one has failed. Failures are logged; at
 * the end they are thrown, so that the job is seen to fail.
 */
export async function runEach<Item>(
  { log }: Pick<Ctx, 'log'>,
  items: Iterable<Item>,
  nameOf: (item: Item) => string,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const failed: string[] = []
  const errors: unknown[] = []
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      const name = nameOf(item)
      log.error({ error, name }, 'failed, and the rest goes on')
      failed.push(name)
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `failed: ${failed.join(', ')}`)
}
