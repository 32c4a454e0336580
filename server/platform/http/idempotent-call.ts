import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import type { Ctx } from '../context.ts'
import { freeKey, storeFor, takeKey } from './idempotency.ts'
import type { StoreAnswer } from '../database/steps.ts'

/** Whether the call supports a key and the caller sent one. */
export function isRepeatable(endpoint: AnyEndpoint, c: Context): boolean {
  return endpoint.idempotent === true && c.req.header('idempotency-key') !== undefined
}

/**
 * Owner of the keys: the account, or else the network address and path, so that guests behind one
 * address do not collide.
 */
export function idempotencyScope(
  c: Context,
  callerId: string | undefined,
  address: string,
): string {
  return callerId ?? `${address} ${c.req.method} ${c.req.path}`
}

/** Runs a call at most once per `Idempotency-Key`; a repetition gets the first answer. */
export async function once(
  ctx: Ctx,
  c: Context,
  { keeper, body }: { keeper: string; body: unknown },
  run: (store: StoreAnswer) => Promise<unknown>,
): Promise<Response> {
  const key = c.req.header('idempotency-key') ?? ''
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw invalid('Idempotency-Key', issueSentences.idempotency_key)
  }
  // Includes the query, which may hold a guest's proof.
  const { pathname, search } = new URL(c.req.url)
  const request = `${c.req.method} ${pathname}${search} ${JSON.stringify(body ?? null, withoutBytes)}`
  const taken = await takeKey(ctx, keeper, key, request)
  c.header('cache-control', 'no-store')
  if ('answer' in taken) {
    c.header('idempotent-replayed', 'true')
    return c.json(taken.answer, 200)
  }
  try {
    return c.json(await run(storeFor(taken.held)), 200)
  } catch (error) {
    await freeKey(ctx, taken.held)
    throw error
  }
}

/** Files are compared by digest. */
function withoutBytes(_: string, value: unknown): unknown {
  return value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value
}
