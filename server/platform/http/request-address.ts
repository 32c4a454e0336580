import { isIP } from 'node:net'
import type { Context } from 'hono'

/**
 * The caller's address. X-Forwarded-For counts only as far as our own proxies wrote it: with n
 * trusted proxies it is the n-th entry from the right.
 */
export function callerAddress(c: Context, trustedProxies: number): string {
  const incoming: unknown = c.env?.incoming
  const direct = socketAddress(incoming) ?? 'unknown'
  if (trustedProxies === 0) return placeOf(direct)
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return placeOf(forwarded.at(-trustedProxies) || direct)
}

/** An IPv6 subscriber has a whole /64, and could use a new address for every call. */
function placeOf(address: string): string {
  if (isIP(address) !== 6) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const first = head.split(':').filter((group) => group !== '')
  const last = (tail ?? '').split(':').filter((group) => group !== '')
  const gap = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

function socketAddress(incoming: unknown): string | undefined {
  if (typeof incoming !== 'object' || incoming === null || !('socket' in incoming)) return undefined
  const { socket } = incoming
  if (typeof socket !== 'object' || socket === null || !('remoteAddress' in socket))
    return undefined
  return typeof socket.remoteAddress === 'string' ? socket.remoteAddress : undefined
}
