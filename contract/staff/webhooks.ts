import { z } from '@hono/zod-openapi'
import { issueSentences } from '../issue-sentences.ts'
import { pageQuery } from '../paging.ts'
import { id, named, requiredText, time } from '../shapes.ts'
import { shopEvents, testEvent } from '../shop-events.ts'
import { staffCalls } from '../staff-calls.ts'

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

const webhook = named('Webhook', {
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

const secret = z.string().openapi({
  description: 'Shown only now. Verifies signatures by the Standard Webhooks specification.',
})

const delivery = named('WebhookDelivery', {
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

const calls = staffCalls('webhooks', 'webhooks:manage', { params: byId, answer: delivery })

export const listWebhooks = calls.list('GET /webhooks', {
  summary: 'List the webhooks, by name',
  item: webhook,
})

export const createWebhook = calls.write('POST /webhooks', {
  summary: 'Add a webhook; answers with its secret, once',
  body: z.object(fields),
  answer: webhook.extend({ secret }),
  idempotent: false,
})

export const changeWebhook = calls.write('PUT /webhooks/{id}', {
  summary: 'Change a webhook, or switch it on or off',
  description: 'Events that happen while it is off are not sent later.',
  body: z.object({ ...fields, is_on: z.boolean() }).partial(),
  answer: webhook,
  idempotent: false,
})

export const deleteWebhook = calls.remove('DELETE /webhooks/{id}', {
  summary: 'Delete a webhook with its deliveries',
})

export const rotateWebhookSecret = calls.write('POST /webhooks/{id}/secret', {
  summary: 'Give a webhook a new secret; the present one stays valid for a day',
  answer: z.object({ secret, previous_secret_until: time }),
  idempotent: false,
})

export const testWebhook = calls.write('POST /webhooks/{id}/test', {
  summary: 'Send a test event',
  description: '409 `not_possible` while the webhook is off.',
})

export const listDeliveries = calls.page('GET /webhooks/{id}/deliveries', {
  summary: 'List a webhook’s deliveries of the last 30 days, newest first',
  query: z.object({ ...pageQuery({ perPage: 50 }), state: z.enum(deliveryStates).optional() }),
})

export const getDelivery = calls.read('GET /webhook-deliveries/{id}', {
  summary: 'Get a delivery, with the body as it would be sent now',
  answer: delivery.extend({ body: z.string() }).openapi('WebhookDeliveryDetails'),
})

export const replayDelivery = calls.write('POST /webhook-deliveries/{id}/replay', {
  summary: 'Send an event again, under the same id',
  description: '409 `not_possible` if it waits to be sent, or its webhook is off.',
})

export const replayFailed = calls.write('POST /webhooks/{id}/replay-failed', {
  summary: 'Send every failed delivery of a webhook again',
  description: '409 `not_possible` while the webhook is off.',
  answer: z.object({ count: z.int() }),
})
