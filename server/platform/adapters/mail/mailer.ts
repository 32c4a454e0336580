import type { Locale } from '#domain/locale.ts'

export interface Email {
  to: string
  locale: Locale
  /** Defaults to the shop's address. */
  replyTo?: string
  subject: string
  html: string
  text: string
  /** The same on each run of a job, so that the receiver can drop duplicates. */
  messageId: string
  /** Extra headers, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>
}

export interface Mailer {
  /** Throws `MessageRefused` if another attempt is useless. */
  send: (email: Email) => Promise<void>
}

/**
 * Prepares what every mailer sends: marked as written by a program, so that holiday notices and the
 * like do not answer it (RFC 3834). What a colleague wrote says `no` itself.
 */
export function marked(email: Email): Email {
  return { ...email, headers: { 'Auto-Submitted': 'auto-generated', ...email.headers } }
}
