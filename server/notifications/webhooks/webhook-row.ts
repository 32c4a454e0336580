import { isShopEvent } from '#contract/shop-events.ts'
import { DomainError } from '#domain/errors.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { openSealedText, sealText } from '../../platform/access/sealed-text.ts'
import { shopSecret } from '../../platform/access/shop-secret.ts'

/** Throws `not_found`. */
export async function getWebhook(db: Db | Trx, id: string) {
  const row = await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  return row
}

/** Throws `not_found`. */
export async function lockWebhook(trx: Trx, id: string) {
  await trx.selectFrom('webhooks').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return getWebhook(trx, id)
}

type WebhookRow = Awaited<ReturnType<typeof getWebhook>>

export async function sealSecret(db: Db | Trx, secret: string): Promise<Buffer> {
  return sealText(await shopSecret(db, 'webhooks'), secret)
}

/** The present secret, and the one before while it is valid. */
export async function openSecrets(
  db: Db | Trx,
  { secret, previous_secret, previous_until }: WebhookRow,
  now: Date,
): Promise<string[]> {
  const key = await shopSecret(db, 'webhooks')
  const isPreviousValid = previous_until !== null && previous_until > now
  const sealed = [secret, ...(isPreviousValid && previous_secret ? [previous_secret] : [])]
  return sealed.map((each) => openSealedText(key, each))
}

export function presentWebhook({ id, secret: _s, previous_secret: _p, ...row }: WebhookRow) {
  const { events, off_at, failing_since, previous_until, created_at, ...plain } = row
  return {
    _id: id,
    ...plain,
    events: events.filter(isShopEvent),
    off_at: off_at && off_at.toISOString(),
    failing_since: failing_since && failing_since.toISOString(),
    previous_secret_until: previous_until && previous_until.toISOString(),
    created_at: created_at.toISOString(),
  }
}
