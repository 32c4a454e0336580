import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { PrivateAddress, type ReachableNetworks } from './public-address.ts'

const timeLimitMs = 10_000
/** Enough of an answer to see what is wrong. */
const maxAnswer = 500

interface WebhookRequest {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

export interface WebhookAnswer {
  /** Null if there was no answer. */
  status: number | null
  /** What the receiver or the network said; null on success. */
  error: string | null
}

/** Posts to a webhook. Redirects are not followed: they count as any answer that is not 2xx. */
export async function postWebhook(
  networks: ReachableNetworks,
  request: WebhookRequest,
): Promise<WebhookAnswer> {
  try {
    const { status, text } = await post(networks, request)
    const isGood = status >= 200 && status < 300
    return { status, error: isGood ? null : text }
  } catch (error) {
    return { status: null, error: reasonOf(error) }
  }
}

function post(
  networks: ReachableNetworks,
  { url, headers, body }: WebhookRequest,
): Promise<{ status: number; text: string }> {
  const { protocol, hostname } = new URL(url)
  const host = hostname.replaceAll(/^\[|\]$/g, '')
  // An address is connected to without a look-up.
  if (isIP(host) > 0 && !networks.mayReach(host, protocol)) {
    throw new PrivateAddress(`${host} is in a private network`)
  }
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>()
  const options: https.RequestOptions = {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
    // A connection of its own: a shared one may lead where no webhook may go.
    agent: false,
    lookup: networks.lookupFor(protocol),
    signal: AbortSignal.timeout(timeLimitMs),
  }
  const sent = (protocol === 'https:' ? https : http).request(url, options, (answer) => {
    let text = ''
    answer.setEncoding('utf8')
    answer.on('data', (part: string) => {
      text += part
      if (text.length > maxAnswer) answer.destroy()
    })
    answer.on('error', reject)
    answer.on('close', () =>
      resolve({ status: answer.statusCode ?? 0, text: text.slice(0, maxAnswer) }),
    )
  })
  sent.on('error', reject)
  sent.end(body)
  return promise
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'AbortError' || error.name === 'TimeoutError') {
    return `no answer within ${timeLimitMs / 1000} seconds`
  }
  return (error.message || error.name).slice(0, maxAnswer)
}
