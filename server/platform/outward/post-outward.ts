import type { ReachableNetworks } from './public-address.ts'
import { requestPublic } from './request-public.ts'

const timeLimitMs = 10_000
/** Enough of an answer to see what is wrong. */
const maxAnswer = 500

interface OutwardRequest {
  url: string
  headers: Readonly<Record<string, string>>
  body: string | Uint8Array
}

export interface OutwardAnswer {
  /** Null if there was no answer. */
  status: number | null
  /** What the receiver or the network said; null on success. */
  error: string | null
}

/**
 * Posts to an address that was typed in or handed over. Redirects are not followed: they count as any
 * answer that is not 2xx.
 */
export async function postOutward(
  networks: ReachableNetworks,
  { url, headers, body }: OutwardRequest,
): Promise<OutwardAnswer> {
  try {
    const limits = { timeLimitMs, maxBytes: maxAnswer }
    const sent = { method: 'POST', headers, body, ...limits } as const
    const { status, bytes } = await requestPublic(networks, url, sent)
    const isGood = status >= 200 && status < 300
    return { status, error: isGood ? null : new TextDecoder().decode(bytes) }
  } catch (error) {
    return { status: null, error: reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'AbortError' || error.name === 'TimeoutError') {
    return `no answer within ${timeLimitMs / 1000} seconds`
  }
  return (error.message || error.name).slice(0, maxAnswer)
}
