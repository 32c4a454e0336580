import { createHash } from 'node:crypto'
import type { z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import type { sendEnquiry as endpoint } from '#contract/endpoints/enquiries.ts'
import { hongKongDay, hourMs } from '#domain/dates.ts'
import { spamSignsOf, type SpamSign } from '#domain/enquiry-spam.ts'
import { newId } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { addJob } from '../../platform/jobs/queue.ts'

type Enquiry = z.output<typeof endpoint.body & {}>

interface Sent {
  enquiry: Enquiry
  accountId: string | null
  locale: Locale
}

/**
 * Stores an enquiry and queues its email. Suspected spam is stored, marked and not emailed, but
 * gets the same answer, so that its sender learns nothing.
 */
export async function sendEnquiry(trx: Trx, ctx: TrxCtx, { enquiry, accountId, locale }: Sent) {
  const { website = '', ...words } = enquiry
  const now = ctx.clock()
  const hashes = hashesOf(enquiry)
  const signs = await signsOf(trx, { ...words, trap: website }, hashes, now)
  const made = await trx
    .insertInto('enquiries')
    .values({
      ...words,
      ...hashes,
      id: newId('enquiry'),
      account_id: accountId,
      locale,
      status: signs.length > 0 ? 'spam' : 'open',
      spam_signs: signs,
      sent_on: hongKongDay(now),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made && signs.length === 0) {
    await addJob(trx, 'mail_enquiry', { enquiry_id: made.id })
    await addJob(trx, 'acknowledge_enquiry', { enquiry_id: made.id })
  }
  const { id, created_at } = await trx
    .selectFrom('enquiries')
    .select(['id', 'created_at'])
    .where('content_hash', '=', hashes.content_hash)
    .where('sent_on', '=', hongKongDay(now))
    .executeTakeFirstOrThrow()
  const answer = { _id: id, created_at: created_at.toISOString() }
  return answer
}

interface Hashes {
  content_hash: Buffer
  text_hash: Buffer
}

/** A corrected number makes another enquiry, or the shop would call the wrong one. */
function hashesOf({ email, area_code, phone, subject, description }: Enquiry): Hashes {
  const words = description.toLowerCase().replaceAll(/\s+/g, ' ')
  return {
    content_hash: hash([email, area_code, phone, subject, words]),
    text_hash: hash([words]),
  }
}

function hash(parts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

async function signsOf(
  trx: Trx,
  words: Omit<Enquiry, 'website'> & { trap: string },
  { text_hash }: Hashes,
  now: Date,
): Promise<SpamSign[]> {
  const since = (hours: number) => new Date(now.getTime() - hours * hourMs)
  const { twins } = await trx
    .selectFrom('enquiries')
    .select(sql<number>`count(distinct lower(email))`.as('twins'))
    .where('text_hash', '=', text_hash)
    .where('created_at', '>', since(24))
    .where(sql`lower(email)`, '<>', words.email)
    .executeTakeFirstOrThrow()
  const { recent } = await trx
    .selectFrom('enquiries')
    .select((eb) => eb.fn.countAll<number>().as('recent'))
    .where(sql`lower(email)`, '=', words.email)
    .where('created_at', '>', since(1))
    .executeTakeFirstOrThrow()
  return spamSignsOf({ ...words, twins, recent })
}
