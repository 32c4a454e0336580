import type { Ctx } from '../context.ts'

interface Loaded<Value> {
  value: Value
  tags: readonly string[]
}

/**
 * The cache's value under a key, loaded when it is not there. A key belongs to one caller, which is
 * what makes the type hold.
 */
export async function kept<Value>(
  ctx: Ctx,
  key: string,
  load: () => Promise<Loaded<Value>>,
): Promise<Value> {
  return (await ctx.cache.get(key, load)) as Value
}
