import { z } from '@hono/zod-openapi'
import { notificationKinds } from '#domain/staff/notification-kinds.ts'
import { empty, id, named, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

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

const pushSubscription = named('StaffPushSubscription', {
  _id: id,
  /** By which a browser knows its own. */
  endpoint: z.string(),
  /** The user agent of the browser. */
  device: z.string(),
  created_at: time,
})

const notifications = named('StaffNotifications', {
  ...choice,
  /** Address that the emails go to. */
  email: z.string(),
  /** Events that the member’s role allows them to choose. */
  kinds: z.array(kind),
  subscriptions: z.array(pushSubscription),
  /** For `PushManager.subscribe`: the shop’s public VAPID key. */
  vapid_key: z.string(),
})

const calls = staffCalls('notifications', 'oneself', {
  params: z.object({ id }),
  answer: notifications,
})

export const getNotifications = calls.read('GET /auth/notifications', {
  summary: 'Get what one is notified of, and how',
  description: 'Before the first choice: no emails, and pushes of what waits for a person.',
})

export const chooseNotifications = calls.write('PUT /auth/notifications', {
  summary: 'Choose what one is notified of, and how',
  description: 'Kinds that the role does not allow have no effect.',
  body: z.object(choice),
  idempotent: false,
})

export const subscribeBrowser = calls.write('POST /auth/push-subscriptions', {
  summary: 'Let the shop notify this browser',
  description:
    'Takes what `PushManager.subscribe` answers. A browser notifies one member: the last who subscribed it. Ends with the session, unless that runs out by itself. 422 for an endpoint that is not a public https address. Beyond ten of a member, the oldest ends.',
  body: z.object({
    endpoint: z.url().max(1000),
    keys: z.object({
      /** A point of the curve P-256, uncompressed. */
      p256dh: z.base64url().length(87),
      auth: z.base64url().length(22),
    }),
  }),
  answer: pushSubscription,
  idempotent: false,
})

export const unsubscribeBrowser = calls.remove('DELETE /auth/push-subscriptions/{id}', {
  summary: 'Notify one of one’s own browsers no more',
})

export const testPush = calls.write('POST /auth/push-subscriptions/{id}/test', {
  summary: 'Send a test to one of one’s own browsers',
  answer: empty,
  idempotent: false,
})
