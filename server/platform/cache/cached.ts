import type { Ctx } from '../context.ts'

interface Loaded<Value> {
  value: Value
  tags: readonly string[]
}

/**
 * Returns the cached value of a key, or loads it. Each key has a single caller, which makes the
 * cast safe.
 */
export async function cached<Value>(
  ctx: Pick<Ctx, 'cache'>,
  key: string,
  load: () => Promise<Loaded<Value>>,
): Promise<Value> {
  return (await ctx.cache.get(key, load)) as Value
}
