import type { Context } from 'hono'
import type { Ctx } from '../../platform/context.ts'
import { readAtMost } from '../../platform/http/read-body.ts'
import type { RawRequest } from './verify-signature.ts'

/** Two hundred lines with addresses are about 40 kB. */
const maxBytes = 256 * 1024

/**
 * A request with its body's bytes, as they were signed. It is taken to have been sent to the shop's
 * public address, whatever a proxy calls it.
 */
export async function rawRequest(
  { settings }: Pick<Ctx, 'settings'>,
  c: Context,
): Promise<RawRequest> {
  const { pathname, search } = new URL(c.req.url)
  return {
    method: c.req.method,
    url: `${settings.publicUrl}${pathname}${search}`,
    headers: Object.fromEntries(c.req.raw.headers),
    body: await readAtMost(c.req.raw, maxBytes),
  }
}
