import type { z } from '@hono/zod-openapi'
import { issueSentences } from '#contract/issue-sentences.ts'
import type {
  changeWebhook,
  createWebhook,
  listWebhooks,
  rotateWebhookSecret,
} from '#contract/staff/webhooks.ts'
import { dayMs } from '#domain/dates.ts'
import { invalid } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import { differences } from '../../platform/changes/differences.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { ReachableNetworks } from '../../platform/outward/public-address.ts'
import { drawWebhookSecret } from './sign-webhook.ts'
import { getWebhook, lockWebhook, presentWebhook, sealSecret } from './webhook-row.ts'

type Webhook = z.input<typeof listWebhooks.answer>['data'][number]
type NewWebhook = z.output<typeof createWebhook.body & {}>
type WebhookUpdate = z.output<typeof changeWebhook.body & {}>
type NewSecret = z.input<typeof rotateWebhookSecret.answer>

export async function readWebhooks(db: Db): Promise<Webhook[]> {
  const rows = await db.selectFrom('webhooks').selectAll().orderBy('name').orderBy('id').execute()
  return rows.map(presentWebhook)
}

/** Throws `invalid` for an address that no webhook may have. */
export async function addWebhook(
  trx: Trx,
  ctx: TrxCtx,
  input: NewWebhook,
  changes: ChangeRecorder,
): Promise<Webhook & { secret: string }> {
  requireReachable(ctx, input.url)
  const id = newId('webhook')
  const secret = drawWebhookSecret()
  const sealed = await sealSecret(trx, secret)
  await trx
    .insertInto('webhooks')
    .values({ id, ...input, secret: sealed, created_at: ctx.clock() })
    .execute()
  await changes.record(trx, {
    action: 'webhook_added',
    subject: { kind: 'webhook', id },
    after: input,
  })
  return { ...presentWebhook(await getWebhook(trx, id)), secret }
}

/** Omitted fields stay unchanged. Throws `not_found`, and `invalid` like `addWebhook`. */
export async function updateWebhook(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  input: WebhookUpdate,
  changes: ChangeRecorder,
): Promise<Webhook> {
  const known = await lockWebhook(trx, id)
  if (input.url !== undefined) requireReachable(ctx, input.url)
  const changed = differences(known, input)
  if (!changed) {
    changes.recordNothing()
    return presentWebhook(known)
  }
  const isSwitched = input.is_on !== undefined && input.is_on !== known.is_on
  await trx
    .updateTable('webhooks')
    .set({
      ...input,
      // Switched by hand, it begins as if nothing had failed.
      ...(isSwitched && { off_reason: null, off_at: null, failing_since: null }),
    })
    .where('id', '=', id)
    .execute()
  const subject = { kind: 'webhook', id }
  await changes.record(trx, { action: 'webhook_changed', subject, ...changed })
  return presentWebhook(await getWebhook(trx, id))
}

/** Throws `not_found`. */
export async function deleteWebhook(trx: Trx, id: string, changes: ChangeRecorder): Promise<void> {
  const { name, url } = await lockWebhook(trx, id)
  await trx.deleteFrom('webhooks').where('id', '=', id).execute()
  const subject = { kind: 'webhook', id }
  await changes.record(trx, { action: 'webhook_deleted', subject, before: { name, url } })
}

/** The present secret stays valid for a day, so that the receiver can change over. */
export async function rotateSecret(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  changes: ChangeRecorder,
): Promise<NewSecret> {
  const known = await lockWebhook(trx, id)
  const secret = drawWebhookSecret()
  const until = new Date(ctx.clock().getTime() + dayMs)
  await trx
    .updateTable('webhooks')
    .set({
      secret: await sealSecret(trx, secret),
      previous_secret: known.secret,
      previous_until: until,
    })
    .where('id', '=', id)
    .execute()
  const subject = { kind: 'webhook', id }
  await changes.record(trx, { action: 'webhook_secret_renewed', subject })
  return { secret, previous_secret_until: until.toISOString() }
}

function requireReachable({ settings }: TrxCtx, url: string): void {
  const networks = new ReachableNetworks(settings.webhookPrivateNetworks)
  if (!networks.allowsUrl(url)) throw invalid('url', issueSentences.webhook_url)
}
