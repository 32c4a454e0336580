import { MessageRefused } from '../../mail/message-refused.ts'
import type { Messenger } from './messenger.ts'

interface Gateway {
  url: string
  /** Sent as a Bearer token. */
  token: string | null
  /** Shown as the sender on the receiver's phone. */
  from: string | null
}

const timeoutMs = 10_000

/** The number or the text will never be accepted. */
const refusals: ReadonlySet<number> = new Set([400, 404, 410, 422])

/**
 * Any SMS provider, or an adapter in front of one: `POST url {to, from, text, id}` as JSON; 2xx
 * means accepted, 400, 404, 410 and 422 refused for good. Anything else throws, so that the job
 * retries.
 */
export function gatewayMessenger({ url, token, from }: Gateway): Messenger {
  return {
    async send({ to, text, id }) {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, from, text, id }),
      })
      await response.body?.cancel()
      if (response.ok) return
      const said = `the SMS gateway returned ${response.status}`
      throw refusals.has(response.status) ? new MessageRefused(said) : new Error(said)
    },
  }
}
