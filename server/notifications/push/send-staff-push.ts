import webPush from 'web-push'
import type { PushMessage } from '#contract/push-message.ts'
import { dayMs } from '#domain/dates.ts'
import { localize, type Locale } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Jobs } from '../../platform/jobs/queue.ts'
import { readBrand } from '../../settings/brand.ts'
import { noticeTexts } from '../notice-texts.ts'
import { findNotices } from '../notices.ts'
import { postOutward } from '../../platform/outward/post-outward.ts'
import { ReachableNetworks } from '../../platform/outward/public-address.ts'
import { vapidKeys } from './vapid-keys.ts'

/**
 * Notifies a browser, in its member's language. A browser that its push service no longer knows is
 * forgotten; any other failure is thrown, so that the job runs again.
 */
export async function sendStaffPush(ctx: Ctx, job: Jobs['send_staff_push']): Promise<void> {
  const { subscription_id: id, about } = job
  const subscription = await findSubscription(ctx, id)
  if (!subscription) return
  const { language } = subscription
  const message =
    about === 'test' ? await testOf(ctx, language) : await wordsOf(ctx, about, language)
  if (!message) return
  const request = await sealed(ctx, subscription, message)
  const networks = new ReachableNetworks(ctx.settings.webhookPrivateNetworks)
  const { status, error } = await postOutward(networks, request)
  ctx.metrics.pushes.inc({ outcome: error === null ? 'sent' : 'failed' })
  if (status === 404 || status === 410) {
    await ctx.db.deleteFrom('staff_push_subscriptions').where('id', '=', id).execute()
  } else if (error !== null) {
    throw new Error(`the push service answered ${status ?? 'nothing'}: ${error}`)
  }
}

function findSubscription({ db }: Ctx, id: string) {
  return db
    .selectFrom('staff_push_subscriptions as p')
    .innerJoin('staff_notification_choices as c', 'c.staff_id', 'p.staff_id')
    .select(['p.endpoint', 'p.p256dh', 'p.auth', 'c.language'])
    .where('p.id', '=', id)
    .executeTakeFirst()
}

async function testOf(ctx: Ctx, language: Locale): Promise<PushMessage> {
  const { name } = await readBrand(ctx)
  return {
    title: localize(name, language),
    body: noticeTexts[language].test,
    path: '/account/notifications',
    tag: 'test',
  }
}

/** Null if nothing is left to say; what is a day old is no longer news. */
async function wordsOf(
  ctx: Ctx,
  ids: readonly number[],
  language: Locale,
): Promise<PushMessage | null> {
  const since = new Date(ctx.clock().getTime() - dayMs)
  const notices = (await findNotices(ctx, ids, language)).filter(({ at }) => at > since)
  const [first] = notices
  if (!first) return null
  const texts = noticeTexts[language]
  const tag = `notice-${first.id}`
  if (notices.length > 1)
    return { title: texts.digest(notices.length), body: '', path: '/today', tag }
  const { kind, data, path } = first
  const { total, method } = data
  return {
    title: texts.subjects[kind](data),
    body: total === '' ? texts.lines[kind](data) : `${total} · ${method}`,
    path,
    tag,
  }
}

interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** Encrypted for that browser alone (RFC 8291), and signed by the shop (RFC 8292). */
async function sealed(ctx: Ctx, { endpoint, p256dh, auth }: Subscription, message: PushMessage) {
  const { body, headers } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: await contactOf(ctx), ...(await vapidKeys(ctx.db)) },
      TTL: dayMs / 1000,
      urgency: 'high',
    },
  )
  return {
    url: endpoint,
    headers: Object.fromEntries(
      Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]),
    ),
    body,
  }
}

/** Whom a push service may write to about what the shop sends. */
async function contactOf(ctx: Ctx): Promise<string> {
  const { contact } = await readBrand(ctx)
  const { protocol, hostname } = new URL(ctx.settings.publicUrl)
  if (contact.email !== '') return `mailto:${contact.email}`
  return protocol === 'https:' ? ctx.settings.publicUrl : `mailto:shop@${hostname}`
}
