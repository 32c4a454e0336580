import { sql, type RawBuilder } from 'kysely'
import { newId } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import type { Ctx } from '../context.ts'
import type { Db } from '../database/db.ts'
import { MessageRefused } from '../mail/message-refused.ts'
import { isMessageJob, messageInfo, type MessageInfo, type MessageJob } from './message-jobs.ts'
import { hurryUnsent, waits, waitsForEarlier } from './unsent-messages.ts'

export interface MessageRun {
  jobId: string
  name: MessageJob
  payload: unknown
  isLastAttempt: boolean
  /** When staff asked for it once more; makes it a message of its own for the receiver. */
  resentAt?: Date | null
}

/** The message, as far as the job got. */
interface Written {
  recipient: string
  locale: Locale
  /** A text message is its own subject, and may be a code. */
  subject: string | null
}

interface Outcome {
  state: 'queued' | 'sent' | 'failed'
  problem?: 'refused' | 'not_reached'
  error?: string
}

const maxErrorLength = 500

/**
 * Runs a job that sends a message and records what became of it. A refusal and the last attempt end
 * the job: staff decide what follows. Any other failure is thrown, so that the job runs again.
 */
export async function recordMessage(
  ctx: Ctx,
  run: MessageRun,
  handle: (ctx: Ctx) => Promise<void>,
): Promise<void> {
  const seen: { written: Written | null } = { written: null }
  const info = messageInfo(run.name, run.payload)
  const about = { channel: info.channel, orderId: orderOf(info) }
  try {
    if (await waitsForEarlier(ctx, run.jobId, about)) throw new Error(waits)
    await handle(watched(ctx, run, (written) => (seen.written = written)))
  } catch (error) {
    const isRefused = error instanceof MessageRefused
    const isFinal = isRefused || run.isLastAttempt
    await writeOutcome(ctx, run, seen.written, {
      state: isFinal ? 'failed' : 'queued',
      problem: isRefused ? 'refused' : 'not_reached',
      error: String(error instanceof Error ? error.message : error).slice(0, maxErrorLength),
    })
    if (!isFinal) throw error
    ctx.log.warn({ error, job: run.name }, 'a message was given up')
    return
  }
  if (!seen.written) return giveUpUnwanted(ctx, run)
  await writeOutcome(ctx, run, seen.written, { state: 'sent' })
  await hurryUnsent(ctx, about)
}

/** The context with a mailer and a messenger that note what passes through them. */
function watched(ctx: Ctx, { resentAt }: MessageRun, note: (written: Written) => void): Ctx {
  const suffix = resentAt ? `.${resentAt.getTime()}` : ''
  return {
    ...ctx,
    mail: {
      send(email) {
        note({ recipient: email.to, locale: email.locale, subject: email.subject })
        return ctx.mail.send({ ...email, messageId: email.messageId.replace('@', `${suffix}@`) })
      },
    },
    sms: {
      send(message) {
        note({ recipient: message.to, locale: message.locale, subject: null })
        return ctx.sms.send({ ...message, id: `${message.id}${suffix}` })
      },
    },
  }
}

async function writeOutcome(
  ctx: Ctx,
  { jobId, name, payload }: MessageRun,
  written: Written | null,
  { state, problem, error }: Outcome,
): Promise<void> {
  const info = messageInfo(name, payload)
  const now = ctx.clock()
  const repeat = info.isRepeatable
    ? { job: name, payload: JSON.stringify(payload) }
    : { job: null, payload: null }
  const outcome = {
    ...(written && { ...written, recipient: recordedRecipient(info, written.recipient) }),
    state,
    problem: problem ?? null,
    error: error ?? null,
    tried_at: now,
    sent_at: state === 'sent' ? now : null,
  }
  await ctx.db
    .insertInto('messages')
    .values({
      id: newId('message'),
      job_id: sql`${jobId}::bigint`,
      kind: info.kind,
      channel: info.channel,
      ...repeat,
      order_id: orderOf(info),
      account_id: sql`(select id from accounts where id = ${info.accountId ?? null})`,
      attempts: 1,
      created_at: now,
      ...outcome,
    })
    .onConflict((conflict) =>
      conflict
        .column('job_id')
        .doUpdateSet((eb) => ({ ...outcome, attempts: eb('messages.attempts', '+', 1) })),
    )
    .execute()
}

function orderOf({ orderId, requestId }: MessageInfo): RawBuilder<string | null> {
  if (requestId === undefined) return sql<string | null>`${orderId ?? null}`
  return sql<string | null>`(select order_id from refund_requests where id = ${requestId})`
}

function recordedRecipient({ recipient }: MessageInfo, address: string): string | null {
  if (recipient === 'none') return null
  return recipient === 'masked' ? address.replace(/^(.).*(?=@)/, '$1…') : address
}

/** The job sent nothing: its order was erased, say, or has no address. */
async function giveUpUnwanted({ db, clock }: Ctx, { jobId }: MessageRun): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: 'failed', problem: 'not_wanted', error: null, tried_at: clock() })
    .where('job_id', '=', sql<number>`${jobId}::bigint`)
    .execute()
}

/** A message that staff may have sent again, with the job that sends it. */
export async function findRepeatable(db: Db, id: string) {
  const row = await db
    .selectFrom('messages')
    .select(['job_id', 'job', 'payload', 'resent_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || row.job === null || !isMessageJob(row.job)) return undefined
  const { job_id, job: name, payload, resent_at: resentAt } = row
  return { jobId: String(job_id), name, payload, resentAt }
}
