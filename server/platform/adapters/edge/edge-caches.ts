import { edgeSeconds, PurgeRefused, type EdgeCache } from '../../edge/edge-cache.ts'
import type { EdgeLocation } from '../../edge/edge-location.ts'

const patienceMs = 5000
/** Cloudflare takes 100 labels a call, Fastly 256, Varnish a header of 8 kB. */
const labelsPerCall = 100

type Kind = EdgeLocation['kind']

const age = `max-age=${edgeSeconds}`

const headers: Record<Kind, (labels: readonly string[]) => string[]> = {
  varnish: (labels) => ['xkey', labels.join(' '), 'surrogate-control', age],
  cloudflare: (labels) => ['cache-tag', labels.join(','), 'cloudflare-cdn-cache-control', age],
  fastly: (labels) => ['surrogate-key', labels.join(' '), 'surrogate-control', age],
}

const purges: Record<Kind, (to: EdgeLocation, labels: readonly string[]) => Promise<Response>> = {
  varnish: ({ origin }, labels) =>
    call(`${origin}/`, { method: 'PURGE', headers: { 'xkey-purge': labels.join(' ') } }),
  cloudflare: ({ origin, id, token }, labels) =>
    call(`${origin}/client/v4/zones/${id}/purge_cache`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: labels }),
    }),
  fastly: ({ origin, id, token }, labels) =>
    call(`${origin}/service/${id}/purge`, {
      method: 'POST',
      headers: { 'fastly-key': token, 'surrogate-key': labels.join(' ') },
    }),
}

/** Varnish with the sample of `deploy/varnish.vcl`, Cloudflare or Fastly, one or several. */
export function edgeCaches(locations: readonly EdgeLocation[]): EdgeCache {
  const kinds = [...new Set(locations.map(({ kind }) => kind))]
  return {
    headersFor: (labels) => kinds.flatMap((kind) => headers[kind](labels)),
    async purge(labels) {
      for (let at = 0; at < labels.length; at += labelsPerCall) {
        const some = labels.slice(at, at + labelsPerCall)
        await Promise.all(locations.map((to) => purgeAt(to, some)))
      }
    },
  }
}

async function purgeAt(to: EdgeLocation, labels: readonly string[]): Promise<void> {
  const answer = await purges[to.kind](to, labels)
  await answer.body?.cancel()
  if (answer.ok) return
  throw new PurgeRefused(`${to.kind} answers ${answer.status}`, answer.headers.get('retry-after'))
}

function call(address: string, init: RequestInit): Promise<Response> {
  return fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
}
