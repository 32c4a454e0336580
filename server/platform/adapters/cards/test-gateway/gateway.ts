import { randomText } from '#domain/ids.ts'
import { shopSecret } from '../../../access/shop-secret.ts'
import type { Db } from '../../../database/db.ts'
import type { CardGateway, HostedPage } from '../card-gateway.ts'
import { chargeCard } from './charge.ts'
import { deliver, readEvent } from './events.ts'
import { gatewayPages } from './pages.ts'
import { refundPayment } from './refunds.ts'
import {
  endSession,
  findSession,
  isOpen,
  listPaid,
  lockSession,
  openSession,
  outcomeOf,
} from './sessions.ts'
import { requireSignature, signatureHeader } from './signature.ts'

interface TestGatewayOptions {
  db: Db
  clock: () => Date
  publicUrl: string
  /** Delivers a webhook to the shop; `fetch` by default, replaced in tests. */
  send?: (request: Request) => Promise<Response>
}

/**
 * A card gateway for shops without a provider yet, and for tests: hosted pages, declined cards, 3-D
 * Secure, expiring sessions, signed webhooks. It has its own tables and reaches the shop only
 * through its webhook; no money moves.
 */
export function testGateway(options: TestGatewayOptions): CardGateway {
  const { db, clock, publicUrl, send = fetch } = options
  const secret = () => webhookSecret(db)
  const webhookUrl = `${publicUrl}/api/webhooks/test`
  const page = (session: { id: string }): HostedPage => ({
    reference: session.id,
    url: `${publicUrl}/gateway/${session.id}`,
  })
  return {
    provider: 'test',
    async createSession(ask) {
      const wanted = { ...ask, kind: 'payment', customer: null } as const
      return page(await openSession(db, clock(), wanted))
    },
    async bindCard(ask) {
      const customer = ask.customer ?? `tgu_${randomText(22)}`
      const wanted = {
        ...ask,
        kind: 'setup',
        customer,
        amountCents: null,
        description: '',
      } as const
      return page(await openSession(db, clock(), wanted))
    },
    async readSession(reference) {
      const session = await findSession(db, reference)
      if (!session) throw new Error(`Unknown test gateway session: ${reference}`)
      return outcomeOf(session, clock())
    },
    async closeSession(reference) {
      return db.transaction().execute(async (trx) => {
        const session = await lockSession(trx, reference)
        if (!session) throw new Error(`Unknown test gateway session: ${reference}`)
        const now = clock()
        return outcomeOf(isOpen(session, now) ? await endSession(trx, now, session) : session, now)
      })
    },
    chargeSaved: (ask) => chargeCard(db, clock(), ask, page),
    // No money moves, so nothing is kept.
    readFee: async () => 0,
    listPaid: (since) => listPaid(db, since),
    refund: (ask) => refundPayment(db, ask),
    async removeCard(reference) {
      await db.deleteFrom('test_gateway_cards').where('id', '=', reference).execute()
    },
    async parseWebhook(rawBody, headers) {
      requireSignature(await secret(), clock(), rawBody, headers.get(signatureHeader))
      return readEvent(rawBody)
    },
    inHouse: {
      pages: gatewayPages({ db, clock, publicUrl }),
      deliver: (eventId) => deliver({ db, clock, webhookUrl, secret, send }, eventId),
    },
  }
}

export function webhookSecret(db: Db): Promise<string> {
  return shopSecret(db, 'test-gateway-webhooks')
}
