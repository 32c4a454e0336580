import { z } from '@hono/zod-openapi'
import { notificationKinds } from '#domain/staff/notification-kinds.ts'
import { endpoint } from '../endpoint.ts'
import { empty, id, time } from '../shapes.ts'

const area = 'notifications'

/** The languages of the console. */
export const notificationLanguages = ['en', 'zh'] as const

const kind = z.enum(notificationKinds)

const choice = {
  language: z.enum(notificationLanguages),
  /** Emailed to the member's own address. */
  email_kinds: z.array(kind),
  /** Pushed to the member's browsers. */
  push_kinds: z.array(kind),
}

const pushSubscription = z
  .object({
    _id: id,
    /** By which a browser knows its own. */
    endpoint: z.string(),
    /** The user agent of the browser. */
    device: z.string(),
    created_at: time,
  })
  .openapi('StaffPushSubscription')

const notifications = z
  .object({
    ...choice,
    /** Address that the emails go to. */
    email: z.string(),
    /** Events that the member’s role allows them to choose. */
    kinds: z.array(kind),
    subscriptions: z.array(pushSubscription),
    /** For `PushManager.subscribe`: the shop’s public VAPID key. */
    vapid_key: z.string(),
  })
  .openapi('StaffNotifications')

const aSubscription = {
  _id: 'psh_4fzzzxjylrxbeqQpTAAXHh',
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABn',
  device: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15',
  created_at: '2026-11-21T01:30:00.000Z',
} satisfies z.input<typeof pushSubscription>

const example = {
  language: 'zh',
  email_kinds: ['refund_request'],
  push_kinds: ['new_order', 'payment_proof'],
  email: 'ka.yan@praya.example',
  kinds: ['new_order', 'order_paid', 'payment_proof', 'refund_request', 'enquiry'],
  subscriptions: [aSubscription],
  vapid_key:
    'BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m-mYZBc62frMKrEoMk88r3Lk596T0ck9xlT-aok1fO1KXBLV4-4dQQM',
} satisfies z.input<typeof notifications>

export const getNotifications = endpoint({
  key: 'GET /auth/notifications',
  area,
  summary: 'Get what one is notified of, and how',
  description: 'Before the first choice: no emails, and pushes of what waits for a person.',
  access: 'staff',
  may: 'oneself',
  answer: notifications,
  example,
})

export const chooseNotifications = endpoint({
  key: 'PUT /auth/notifications',
  area,
  summary: 'Choose what one is notified of, and how',
  description: 'Kinds that the role does not allow have no effect.',
  access: 'staff',
  may: 'oneself',
  body: z.object(choice),
  answer: notifications,
  example,
})

export const subscribeBrowser = endpoint({
  key: 'POST /auth/push-subscriptions',
  area,
  summary: 'Let the shop notify this browser',
  description:
    'Takes what `PushManager.subscribe` answers. A browser notifies one member: the last who subscribed it. Ends with the session, unless that runs out by itself. 422 for an endpoint that is not a public https address. Beyond ten of a member, the oldest ends.',
  access: 'staff',
  may: 'oneself',
  body: z.object({
    endpoint: z.url().max(1000),
    keys: z.object({
      /** A point of the curve P-256, uncompressed. */
      p256dh: z.base64url().length(87),
      auth: z.base64url().length(22),
    }),
  }),
  answer: pushSubscription,
  example: aSubscription,
})

export const unsubscribeBrowser = endpoint({
  key: 'DELETE /auth/push-subscriptions/{id}',
  area,
  summary: 'Notify one of one’s own browsers no more',
  access: 'staff',
  may: 'oneself',
  params: z.object({ id }),
  answer: empty,
  example: {},
})

export const testPush = endpoint({
  key: 'POST /auth/push-subscriptions/{id}/test',
  area,
  summary: 'Send a test to one of one’s own browsers',
  access: 'staff',
  may: 'oneself',
  params: z.object({ id }),
  answer: empty,
  example: {},
})
