import type { Context } from 'hono'

/**
 * The caller's address. X-Forwarded-For counts only as far as our own proxies wrote it: with n
 * trusted proxies it is the n-th entry from the right.
 */
export function callerAddress(c: Context, trustedProxies: number): string {
  const incoming: unknown = c.env?.incoming
  const direct = socketAddress(incoming) ?? 'unknown'
  if (trustedProxies === 0) return direct
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return forwarded.at(-trustedProxies) || direct
}

function socketAddress(incoming: unknown): string | undefined {
  if (typeof incoming !== 'object' || incoming === null || !('socket' in incoming)) return undefined
  const { socket } = incoming
  if (typeof socket !== 'object' || socket === null || !('remoteAddress' in socket))
    return undefined
  return typeof socket.remoteAddress === 'string' ? socket.remoteAddress : undefined
}
