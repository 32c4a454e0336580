import { emailKinds, type EmailKind } from '#contract/staff/message-kinds.ts'
import { DomainError } from '#domain/errors.ts'
import { randomText } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { addJob, type Jobs } from '../../platform/jobs/queue.ts'
import { messageId } from '../../platform/mail/links.ts'
import type { RenderedEmail } from '../../platform/mail/render-email.ts'
import type { WriteExamples, Writers } from '../../platform/messages/writers.ts'

interface Example {
  id: string
  kind: EmailKind
  email: RenderedEmail
}

/** By kind, in the order of the kinds. */
export async function listExamples(
  ctx: Ctx,
  locale: Locale,
  write: WriteExamples,
): Promise<Example[]> {
  const examples = await write(ctx, locale)
  return emailKinds.flatMap((kind) =>
    examples[kind].map((email, at) => ({ id: `${kind}.${at + 1}`, kind, email })),
  )
}

/** Throws `not_found`. */
export async function findExample(
  ctx: Ctx,
  { id, locale }: { id: string; locale: Locale },
  write: WriteExamples,
): Promise<Example> {
  const examples = await listExamples(ctx, locale, write)
  const example = examples.find((each) => each.id === id)
  if (!example) throw new DomainError('not_found')
  return example
}

/** Without the text, which the list leaves out. */
export function presentExample({ id, kind, email }: Example) {
  return { _id: id, kind, locale: email.locale, subject: email.subject }
}

/** Queues an example for a colleague’s own address. */
export async function queueExample(
  trx: Trx,
  { id, locale, staffId }: { id: string; locale: Locale; staffId: string },
): Promise<void> {
  const job = { id: randomText(22), staff_id: staffId, example: id, locale }
  await addJob(trx, 'send_email_example', job)
}

const example: Readonly<Record<Locale, string>> = { en: 'Example: ', zh: '示例：', cn: '示例：' }

/** Sends nothing to a colleague who has left. */
export async function sendEmailExample(
  ctx: Ctx,
  job: Jobs['send_email_example'],
  write: Writers,
): Promise<void> {
  const staff = await ctx.db
    .selectFrom('staff')
    .select('email')
    .where('id', '=', job.staff_id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  if (!staff) return
  const { locale } = job
  const { email } = await findExample(ctx, { id: job.example, locale }, write.examples)
  await ctx.mail.send({
    ...email,
    subject: `${example[locale]}${email.subject}`,
    to: staff.email,
    messageId: messageId(ctx, `example.${job.id}`),
  })
}
