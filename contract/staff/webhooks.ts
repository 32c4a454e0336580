import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { issueSentences } from '../issue-sentences.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { empty, id, requiredText, time } from '../shapes.ts'
import { shopEvents, testEvent } from '../shop-events.ts'

const area = 'webhooks'
const may = 'webhooks:manage'
const byId = z.object({ id })

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

/** `failing`: nothing arrived for a day. `gone`: the receiver answered 410. */
export const webhookOffReasons = ['failing', 'gone'] as const

const fields = {
  name: requiredText.max(80),
  url: z.url(issueSentences.webhook_url.en).max(500).openapi({
    description: 'https, on the default port or one above 1023, and not in a private network.',
  }),
  events: z.array(z.enum(shopEvents)).min(1).max(shopEvents.length),
  has_personal_data: z.boolean(),
}

const webhook = z
  .object({
    _id: id,
    ...fields,
    is_on: z.boolean(),
    off_reason: z.enum(webhookOffReasons).nullable(),
    off_at: time.nullable(),
    /** Since when nothing has arrived; null if the last delivery did. */
    failing_since: time.nullable(),
    /** Until when deliveries are also signed with the secret before the present one. */
    previous_secret_until: time.nullable(),
    created_at: time,
  })
  .openapi('Webhook')

const secret = z.string().openapi({
  description: 'Shown only now. Verifies signatures by the Standard Webhooks specification.',
})

const delivery = z
  .object({
    _id: id,
    /** `webhook-id` of the request; the same in every attempt. */
    event_id: id,
    type: z.enum([...shopEvents, testEvent]),
    subject_id: id,
    state: z.enum(deliveryStates),
    attempts: z.int(),
    response_status: z.int().nullable(),
    /** Answer of the receiver or the network. */
    error: z.string().nullable(),
    created_at: time,
    tried_at: time.nullable(),
    next_at: time.nullable(),
  })
  .openapi('WebhookDelivery')

const example = {
  _id: 'whk_4fzzzxjylr',
  name: 'Warehouse',
  url: 'https://warehouse.example.com/hooks',
  events: ['order.paid' as const, 'order.cancelled' as const],
  has_personal_data: false,
  is_on: true,
  off_reason: null,
  off_at: null,
  failing_since: null,
  previous_secret_until: null,
  created_at: '2026-11-21T04:00:00.000Z',
}
const someSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw3tHzcQhGZ2A='
const deliveryExample = {
  _id: 'dlv_0d4a1c6ce1f7437a8a0e6a5c0c4cf2ac',
  event_id: 'evt_7c3de6a2f61d4d0e8b1a4a0a0f7d9b11',
  type: 'order.paid' as const,
  subject_id: 'ord_4fzzzxjylrxbeqQpTAAXHh',
  state: 'delivered' as const,
  attempts: 1,
  response_status: 204,
  error: null,
  created_at: '2026-11-21T04:00:00.000Z',
  tried_at: '2026-11-21T04:00:01.000Z',
  next_at: null,
}

export const listWebhooks = endpoint({
  key: 'GET /webhooks',
  area,
  summary: 'List the webhooks, by name',
  access: 'staff',
  may,
  answer: z.object({ data: z.array(webhook) }),
  example: { data: [example] },
})

export const createWebhook = endpoint({
  key: 'POST /webhooks',
  area,
  summary: 'Add a webhook; answers with its secret, once',
  access: 'staff',
  may,
  body: z.object(fields),
  answer: webhook.extend({ secret }),
  example: { ...example, secret: someSecret },
})

export const changeWebhook = endpoint({
  key: 'PUT /webhooks/{id}',
  area,
  summary: 'Change a webhook, or switch it on or off',
  description: 'Events that happen while it is off are not sent later.',
  access: 'staff',
  may,
  params: byId,
  body: z.object({ ...fields, is_on: z.boolean() }).partial(),
  answer: webhook,
  example,
})

export const deleteWebhook = endpoint({
  key: 'DELETE /webhooks/{id}',
  area,
  summary: 'Delete a webhook with its deliveries',
  access: 'staff',
  may,
  params: byId,
  answer: empty,
  example: {},
})

export const rotateWebhookSecret = endpoint({
  key: 'POST /webhooks/{id}/secret',
  area,
  summary: 'Give a webhook a new secret; the present one stays valid for a day',
  access: 'staff',
  may,
  params: byId,
  answer: z.object({ secret, previous_secret_until: time }),
  example: { secret: someSecret, previous_secret_until: '2026-11-22T04:00:00.000Z' },
})

export const testWebhook = endpoint({
  key: 'POST /webhooks/{id}/test',
  area,
  summary: 'Send a test event',
  description: '409 `not_possible` while the webhook is off.',
  access: 'staff',
  may,
  params: byId,
  answer: delivery,
  idempotent: true,
  example: {
    ...deliveryExample,
    type: testEvent,
    subject_id: example._id,
    state: 'waiting' as const,
    attempts: 0,
    response_status: null,
    tried_at: null,
  },
})

export const listDeliveries = endpoint({
  key: 'GET /webhooks/{id}/deliveries',
  area,
  summary: 'List a webhook’s deliveries of the last 30 days, newest first',
  access: 'staff',
  may,
  params: byId,
  query: z.object({ ...pageQuery({ perPage: 50 }), state: z.enum(deliveryStates).optional() }),
  answer: pageOf(delivery),
  example: { data: [deliveryExample], current_page: 1, next_page_url: null, total: 1 },
})

export const getDelivery = endpoint({
  key: 'GET /webhook-deliveries/{id}',
  area,
  summary: 'Get a delivery, with the body as it would be sent now',
  access: 'staff',
  may,
  params: byId,
  answer: delivery.extend({ body: z.string() }).openapi('WebhookDeliveryDetails'),
  example: {
    ...deliveryExample,
    body: '{"type":"order.paid","timestamp":"2026-11-21T04:00:00.000Z","data":{}}',
  },
})

export const replayDelivery = endpoint({
  key: 'POST /webhook-deliveries/{id}/replay',
  area,
  summary: 'Send an event again, under the same id',
  description: '409 `not_possible` if it waits to be sent, or its webhook is off.',
  access: 'staff',
  may,
  params: byId,
  answer: delivery,
  idempotent: true,
  example: { ...deliveryExample, state: 'waiting' as const, attempts: 0 },
})

export const replayFailed = endpoint({
  key: 'POST /webhooks/{id}/replay-failed',
  area,
  summary: 'Send every failed delivery of a webhook again',
  description: '409 `not_possible` while the webhook is off.',
  access: 'staff',
  may,
  params: byId,
  answer: z.object({ count: z.int() }),
  idempotent: true,
  example: { count: 3 },
})
