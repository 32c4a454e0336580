/** A cache that is told of changes. */
export interface EdgeLocation {
  kind: 'varnish' | 'cloudflare' | 'fastly'
  /** Origin of the cache or of its API. */
  origin: string
  /** Cloudflare's zone, Fastly's service. */
  id: string
  token: string
}

/** Cloudflare and Fastly have one API each; a test has its own. */
const apis = { cloudflare: 'https://api.cloudflare.com', fastly: 'https://api.fastly.com' }

/**
 * Reads `varnish://host:port`, `cloudflare://:token@zone` and `fastly://:token@service`, separated
 * by spaces. Throws an `Error` with a sentence, without the token.
 */
export function readEdgeUrls(text: string): EdgeLocation[] {
  return text.trim().split(/\s+/).map(readEdgeUrl)
}

function readEdgeUrl(text: string): EdgeLocation {
  const url = URL.parse(text)
  const kind = url?.protocol.slice(0, -1)
  if (!url || url.host === '') throw new Error('must be varnish://host:port or the like')
  if (kind === 'varnish') return { kind, origin: `http://${url.host}`, id: '', token: '' }
  if (kind !== 'cloudflare' && kind !== 'fastly') throw new Error(`${kind}: is not known`)
  const token = decodeURIComponent(url.password)
  if (token === '') throw new Error(`${kind}: needs its token, as in ${kind}://:token@id`)
  const origin = url.searchParams.get('endpoint') ?? apis[kind]
  return { kind, origin, id: url.host, token }
}
