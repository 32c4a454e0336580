import type { Ctx } from '../../platform/context.ts'
import { isMessageJob, type MessageJob } from '../../platform/messages/message-jobs.ts'

/** Runs the job that writes a message. */
export type WriteMessage = (ctx: Ctx, name: MessageJob, payload: unknown) => Promise<void>

interface Repeatable {
  job: string | null
  payload: unknown
}

/**
 * The text as it would be sent now, without the keys of its links; null if it cannot be written
 * again. Jobs of messages that may be repeated only read and send.
 */
export async function previewMessage(
  ctx: Ctx,
  { job, payload }: Repeatable,
  write: WriteMessage,
): Promise<string | null> {
  if (job === null || !isMessageJob(job)) return null
  const written: string[] = []
  const note = async ({ text }: { text: string }) => void written.push(text)
  await write({ ...ctx, mail: { send: note }, sms: { send: note } }, job, payload)
  return written[0]?.replaceAll(/([?&]key=|\/unsubscribe\/)\S+/g, '$1…') ?? null
}
