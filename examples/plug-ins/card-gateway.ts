import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CardGateway, Outcome } from '#server/platform/adapters/cards/card-gateway.ts'
import type { PlugIn, PlugInSetup } from '#server/platform/plug-ins/plug-in.ts'

/** A session as the provider answers it. */
interface Session {
  id: string
  /** The shop's id for it. */
  client_reference: string
  url: string
  state: 'open' | 'ended' | 'paid'
  payment_id: string | null
  amount_cents: number
}

/**
 * Takes payments on the page of a provider with sessions, refunds and signed webhooks. It saves no
 * cards; the webhook's address is `/api/webhooks/paylink`.
 */
export const plugIn: PlugIn = { name: 'PayLink', cardGateway: payLink }

function payLink({ settings, badSignature }: PlugInSetup): CardGateway {
  const { PLUGIN_PAYLINK_URL: base, PLUGIN_PAYLINK_SECRET: secret = '' } = settings

  async function call<Answer>(method: string, path: string, body?: object, key?: string) {
    const response = await fetch(`${base}${path}`, {
      method,
      signal: AbortSignal.timeout(10_000),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${secret}`,
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`PayLink answered ${response.status}`)
    const answer: Answer = await response.json()
    return answer
  }

  return {
    provider: 'paylink',
    async createSession({ sessionId, amountCents, description, successUrl, cancelUrl }) {
      const asked = {
        client_reference: sessionId,
        amount_cents: amountCents,
        description,
        success_url: successUrl,
        cancel_url: cancelUrl,
      }
      const { id, url } = await call<Session>('POST', '/sessions', asked, sessionId)
      return { reference: id, url }
    },
    readSession: async (reference) => outcomeOf(await call('GET', `/sessions/${reference}`)),
    closeSession: async (reference) =>
      outcomeOf(await call('POST', `/sessions/${reference}/close`, {})),
    async refund({ key, paymentReference, amountCents }) {
      const asked = { payment_id: paymentReference, amount_cents: amountCents }
      const { id } = await call<{ id: string }>('POST', '/refunds', asked, key)
      return { kind: 'done', reference: id }
    },
    readFee: async () => null,
    async bindCard() {
      throw new Error('PayLink saves no cards')
    },
    chargeSaved: async () => ({ kind: 'declined' }),
    removeCard: async () => {},
    async parseWebhook(rawBody, headers) {
      if (!isSigned(rawBody, headers.get('paylink-signature') ?? '', secret)) throw badSignature()
      const { id, type, session }: { id: string; type: string; session: Session } =
        JSON.parse(rawBody)
      return { id, type, outcome: outcomeOf(session) }
    },
  }
}

function outcomeOf(session: Session): Outcome {
  const { client_reference: sessionId, state, payment_id: paymentReference } = session
  if (state === 'paid' && paymentReference !== null) {
    const money = { amountCents: session.amount_cents, currency: 'HKD' }
    return { kind: 'paid', sessionId, paymentReference, money }
  }
  return state === 'open' ? { kind: 'open' } : { kind: 'ended', sessionId }
}

function isSigned(body: string, signature: string, secret: string): boolean {
  const own = createHmac('sha256', secret).update(body).digest()
  const given = Buffer.from(signature, 'hex')
  return own.length === given.length && timingSafeEqual(own, given)
}
