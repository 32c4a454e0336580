import { expect, test } from 'vitest'
import type { CallInput } from '#contract/client.ts'
import type { StaffApi } from '#contract/staff-endpoints.ts'
import { notificationKinds, type NotificationKindName } from '#domain/staff/notification-kinds.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { queueStaffNotifications } from '../queue-staff-notifications.ts'

const shop = await testShop()
const { ctx } = shop

type Choice = NonNullable<CallInput<'PUT /auth/notifications', StaffApi>['body']>

const none: Choice = { language: 'en', email_kinds: [], push_kinds: [] }

test('before a choice, what waits for a person is pushed, and nothing is emailed', async () => {
  const { api } = await shop.staff('owner')
  const notifications = await api('GET /auth/notifications')
  expect(notifications).toMatchObject({
    language: 'en',
    email_kinds: [],
    push_kinds: [
      'new_order',
      'collection_overdue',
      'payment_proof',
      'payment_problem',
      'refund_request',
      'enquiry',
      'backup_failed',
      'audit_findings',
    ],
    kinds: notificationKinds,
    subscriptions: [],
  })
  expect(Buffer.from(notifications.vapid_key, 'base64url')).toHaveLength(65)
  expect((await api('GET /auth/notifications')).vapid_key).toBe(notifications.vapid_key)
})

test('a choice is kept, and the audit log says what changed, once', async () => {
  const { api, id } = await shop.staff('manager')
  const body: Choice = {
    language: 'zh',
    email_kinds: ['sold_out', 'order_paid', 'sold_out'],
    push_kinds: ['enquiry'],
  }
  const kept = { language: 'zh', email_kinds: ['order_paid', 'sold_out'], push_kinds: ['enquiry'] }
  expect(await api('PUT /auth/notifications', { body })).toMatchObject(kept)
  await api('PUT /auth/notifications', { body })
  expect(await api('GET /auth/notifications')).toMatchObject(kept)
  const { data } = await api('GET /audit-log', { query: { subject_id: id } })
  expect(data).toMatchObject([{ action: 'notifications_chosen', after: kept }])
})

test('a kind that the role does not allow is neither offered nor sent', async () => {
  const { api, id } = await shop.staff('assistant')
  const everything = { ...none, email_kinds: notificationKinds, push_kinds: notificationKinds }
  const { kinds, email_kinds, email } = await api('PUT /auth/notifications', { body: everything })
  const hidden: NotificationKindName[] = [
    'payment_problem',
    'refund_request',
    'low_stock',
    'sold_out',
    'message_failed',
    'backup_failed',
    'audit_findings',
  ]
  expect(kinds).toEqual(notificationKinds.filter((kind) => !hidden.includes(kind)))
  expect(email_kinds).toEqual(kinds)
  await happen('message_failed', 'enquiry')
  expect(await addressed(email)).toEqual(['An enquiry waits for an answer.'])
  await ctx.db.updateTable('staff').set({ role: 'owner' }).where('id', '=', id).execute()
  await happen('message_failed')
  expect(await addressed(email)).toEqual([
    'An email or text message to a customer could not be sent.',
  ])
})

test('an unknown kind is refused', async () => {
  const { api } = await shop.staff('owner')
  const body = { ...none, email_kinds: ['moon_landed' as NotificationKindName] }
  await expect(api('PUT /auth/notifications', { body })).rejects.toMatchObject({ status: 422 })
})

test('a member who is archived is not emailed', async () => {
  const { api, id } = await shop.staff('owner')
  const body = { ...none, email_kinds: ['enquiry' as const] }
  const { email } = await api('PUT /auth/notifications', { body })
  await ctx.db.updateTable('staff').set({ archived_at: new Date() }).where('id', '=', id).execute()
  await happen('enquiry')
  expect(await addressed(email)).toEqual([])
})

async function happen(...kinds: NotificationKindName[]) {
  const rows = kinds.map((kind) => ({ kind }))
  await ctx.db.insertInto('staff_notifications').values(rows).execute()
}

/** First lines of the emails that are due to an address. */
async function addressed(email: string): Promise<(string | undefined)[]> {
  shop.emails.splice(0)
  await queueStaffNotifications(ctx)
  await runDueJobs(shop, 'send_staff_email')
  return shop.emails.filter(({ to }) => to === email).map(({ text }) => text.split('\n')[0])
}
