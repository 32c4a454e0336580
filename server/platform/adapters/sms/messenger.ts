import type { Locale } from '#domain/locale.ts'

export interface TextMessage {
  /** E.164: +85291234567. */
  to: string
  /** One message part holds 70 Chinese characters or 160 Latin ones. */
  text: string
  locale: Locale
  /** The same on each run of a job, so that the receiver can drop duplicates. */
  id: string
}

export interface Messenger {
  /** Throws `MessageRefused` if another attempt is useless. */
  send: (message: TextMessage) => Promise<void>
}
