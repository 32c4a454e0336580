export interface Letter {
  to: string
  /** Where an answer goes; without it to the shop. */
  replyTo?: string
  subject: string
  html: string
  text: string
  /** Stays the same when a job is run again, so that a receiver can tell a twin. */
  messageId: string
  /** Further lines of its head, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>
}

export interface Mailer {
  send: (letter: Letter) => Promise<void>
}
