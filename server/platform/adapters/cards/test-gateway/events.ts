import { z } from 'zod'
import { DomainError } from '#domain/errors.ts'
import { randomText } from '#domain/ids.ts'
import { parseJson } from '#domain/parse-json.ts'
import type { Db, Trx } from '../../../database/db.ts'
import { checked } from '../../../http/issues.ts'
import { addJob } from '../../../jobs/queue.ts'
import type { CardEvent, Outcome } from '../card-gateway.ts'
import { sign, signatureHeader } from './signature.ts'

const card = z.object({
  reference: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.number(),
  exp_year: z.number(),
  fingerprint: z.string(),
})

const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ended'), sessionId: z.string() }),
  z.object({
    kind: z.literal('paid'),
    sessionId: z.string(),
    paymentReference: z.string(),
    money: z.object({ amountCents: z.int(), currency: z.string() }),
  }),
  z.object({ kind: z.literal('bound'), sessionId: z.string(), customer: z.string(), card }),
])

const event = z.object({ id: z.string(), type: z.string(), outcome })

/** Stores an event and queues its delivery in the transaction that caused it. */
export async function notify(trx: Trx, at: Date, reported: Outcome): Promise<void> {
  const id = `tge_${randomText(22)}`
  const body = JSON.stringify({ id, type: `session.${reported.kind}`, outcome: reported })
  await trx.insertInto('test_gateway_events').values({ id, body, created_at: at }).execute()
  await addJob(trx, 'deliver_gateway_event', { event_id: id })
}

export function readEvent(body: string): CardEvent {
  return checked(event, readJson(body))
}

function readJson(body: string): unknown {
  const json = parseJson(body)
  if (json === undefined) throw new DomainError('bad_json')
  return json
}

interface Delivery {
  db: Db
  clock: () => Date
  webhookUrl: string
  secret: () => Promise<string>
  send: (request: Request) => Promise<Response>
}

/**
 * Delivers an event to the shop's webhook; throws until the shop accepts it, so that the job
 * retries.
 */
export async function deliver(to: Delivery, eventId: string): Promise<void> {
  const found = await to.db
    .selectFrom('test_gateway_events')
    .select('body')
    .where('id', '=', eventId)
    .where('delivered_at', 'is', null)
    .executeTakeFirst()
  if (!found) return
  const now = to.clock()
  const request = new Request(to.webhookUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: sign(await to.secret(), now, found.body),
    },
    body: found.body,
    signal: AbortSignal.timeout(10_000),
  })
  const response = await to.send(request)
  if (!response.ok) throw new Error(`The webhook for ${eventId} returned ${response.status}`)
  await to.db
    .updateTable('test_gateway_events')
    .set({ delivered_at: now })
    .where('id', '=', eventId)
    .execute()
}
