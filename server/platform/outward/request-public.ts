import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { PrivateAddress, type ReachableNetworks } from './public-address.ts'

interface PublicRequest {
  method: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
  timeLimitMs: number
  /** The rest of a longer answer is not read. */
  maxBytes: number
}

interface PublicAnswer {
  status: number
  /** Where a redirect leads, which is not followed. */
  location: string | undefined
  bytes: Uint8Array
  /** The answer was longer than `maxBytes`. */
  isCut: boolean
}

/**
 * Calls an address that a person gave, if it is in the public internet or in a network that is
 * allowed. Throws `PrivateAddress`, or the error of the network.
 */
export function requestPublic(
  networks: ReachableNetworks,
  url: string,
  { method, headers = {}, body = '', timeLimitMs, maxBytes }: PublicRequest,
): Promise<PublicAnswer> {
  const { protocol, hostname } = new URL(url)
  const host = hostname.replaceAll(/^\[|\]$/g, '')
  // An address is connected to without a look-up.
  if (isIP(host) > 0 && !networks.mayReach(host, protocol)) {
    throw new PrivateAddress(`${host} is in a private network`)
  }
  const { promise, resolve, reject } = Promise.withResolvers<PublicAnswer>()
  const options: https.RequestOptions = {
    method,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    // A connection of its own: a shared one may lead where this request may not go.
    agent: false,
    lookup: networks.lookupFor(protocol),
    signal: AbortSignal.timeout(timeLimitMs),
  }
  const sent = (protocol === 'https:' ? https : http).request(url, options, (answer) => {
    const parts: Buffer[] = []
    let size = 0
    answer.on('data', (part: Buffer) => {
      parts.push(part)
      size += part.length
      if (size > maxBytes) answer.destroy()
    })
    answer.on('error', reject)
    answer.on('close', () =>
      resolve({
        status: answer.statusCode ?? 0,
        location: answer.headers.location,
        bytes: new Uint8Array(Buffer.concat(parts).subarray(0, maxBytes)),
        isCut: size > maxBytes,
      }),
    )
  })
  sent.on('error', reject)
  sent.end(body)
  return promise
}
