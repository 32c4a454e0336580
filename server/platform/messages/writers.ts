import type { EmailKind } from '#contract/staff/message-kinds.ts'
import type { Locale } from '#domain/locale.ts'
import type { Ctx } from '../context.ts'
import type { EmailExamples } from '../mail/email-example.ts'
import type { MessageJob } from './message-jobs.ts'

/** Runs the job that writes a message. */
export type WriteMessage = (ctx: Ctx, name: MessageJob, payload: unknown) => Promise<void>

/** Writes an example of every email. */
export type WriteExamples = (ctx: Ctx, locale: Locale) => Promise<EmailExamples<EmailKind>>

/** Writes the messages of any area: only what wires the areas together knows them all. */
export interface Writers {
  message: WriteMessage
  examples: WriteExamples
}
