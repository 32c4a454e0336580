import type { Ctx } from '../../platform/context.ts'
import { isMessageJob } from '../../platform/messages/message-jobs.ts'
import type { WriteMessage } from '../../platform/messages/writers.ts'

interface Repeatable {
  job: string | null
  payload: unknown
}

export interface MessagePreview {
  text: string
  /** Null for a text message. */
  html: string | null
}

/**
 * The message as it would be sent now: its text without the keys of its links, its HTML without the
 * addresses of its links; null if it cannot be written again. Jobs of messages that may be repeated
 * only read and send.
 */
export async function previewMessage(
  ctx: Ctx,
  { job, payload }: Repeatable,
  write: WriteMessage,
): Promise<MessagePreview | null> {
  if (job === null || !isMessageJob(job)) return null
  const written: { text: string; html?: string }[] = []
  const note = async (message: { text: string; html?: string }) => void written.push(message)
  await write({ ...ctx, mail: { send: note }, sms: { send: note } }, job, payload)
  const [first] = written
  if (!first) return null
  return {
    text: first.text.replaceAll(/([?&]key=|\/unsubscribe\/)\S+/g, '$1…'),
    html: first.html === undefined ? null : withoutLinks(first.html),
  }
}

/** Quotes in texts are written as entities, so this is an attribute wherever it stands. */
export function withoutLinks(html: string): string {
  return html.replaceAll(/\s+href="[^"]*"/g, '')
}
