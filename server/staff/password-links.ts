import { sql } from 'kysely'
import { dayMs, minuteMs } from '#domain/dates.ts'
import { DomainError } from '#domain/errors.ts'
import { randomText } from '#domain/ids.ts'
import { hashToken } from '../platform/access/tokens.ts'
import { ChangeRecorder, changesByShop } from '../platform/changes/change-recorder.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { countMiss, forgetCount, limits } from '../platform/http/rate-limit.ts'
import type { Jobs, PasswordLink } from '../platform/jobs/queue.ts'
import { messageId } from '../platform/mail/links.ts'
import { readEmailBrand } from '../settings/email-brand.ts'
import { setPassword } from './choose-password.ts'
import { renderPasswordLink } from './password-link-email.ts'

/** An invitation waits for its reader; a reset was asked for just now. */
const lifetimeMs: Readonly<Record<PasswordLink, number>> = {
  invitation: 7 * dayMs,
  reset: 30 * minuteMs,
}

/**
 * Emails a link to choose a password. Sends nothing to an address that no active colleague has, so
 * the call that queued it answers alike for all, and no invitation to someone with a password.
 */
export async function sendPasswordLink(ctx: Ctx, job: Jobs['send_password_link']): Promise<void> {
  const { email, kind, locale } = job
  const staff = await ctx.db
    .selectFrom('staff')
    .select(['id', 'email', 'password_hash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  if (!staff || (kind === 'invitation' && staff.password_hash !== null)) return
  const key = randomText(43)
  const hash = hashToken(key)
  const now = ctx.clock()
  const link = { hash, created_at: now, expires_at: new Date(now.getTime() + lifetimeMs[kind]) }
  await inTransaction(ctx, async (trx) => {
    await trx
      .insertInto('staff_password_links')
      .values({ ...link, staff_id: staff.id })
      .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(link))
      .execute()
    const subject = { kind: 'staff', id: staff.id }
    await changesByShop.record(trx, { action: 'password_link_sent', subject, after: { kind } })
  })
  const brand = await readEmailBrand(ctx, locale)
  const rendered = renderPasswordLink({
    locale,
    brand,
    kind,
    // After the hash, so that no log and no referrer has the key.
    link: `${ctx.settings.publicUrl}/staff/choose-password#${key}`,
  })
  const id = `staff-password.${hash.toString('hex').slice(0, 24)}`
  await ctx.mail.send({ ...rendered, to: staff.email, messageId: messageId(ctx, id) })
}

interface FoundLink {
  staffId: string
  email: string
  hash: Buffer
}

/** Throws `password_link_invalid`; a key has 256 bits, so a limit on wrong ones is enough. */
export async function findPasswordLink(
  ctx: Ctx,
  { key, address }: { key: string; address: string },
): Promise<FoundLink> {
  const found = await ctx.db
    .selectFrom('staff_password_links as l')
    .innerJoin('staff as s', 's.id', 'l.staff_id')
    .select(['l.staff_id as staffId', 's.email', 'l.hash'])
    .where('l.hash', '=', hashToken(key))
    .where('l.expires_at', '>', ctx.clock())
    .where('s.archived_at', 'is', null)
    .executeTakeFirst()
  if (found) return found
  await countMiss(ctx, limits.staffLinkMisses, address)
  throw new DomainError('password_link_invalid')
}

/**
 * Uses the link up, sets the password, ends every session, and opens sign-in to an account that others
 * have guessed at. Throws `password_link_invalid`.
 */
export async function spendPasswordLink(
  trx: Trx,
  { staffId, email, hash }: FoundLink,
  passwordHash: string,
): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('staff_password_links')
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new DomainError('password_link_invalid')
  await setPassword(trx, staffId, passwordHash)
  await forgetCount(trx, limits.staffSignInsToOneAccount, email.toLowerCase())
  const change = { action: 'password_chosen', subject: { kind: 'staff', id: staffId } }
  await new ChangeRecorder({ id: staffId }).record(trx, change)
}
