export interface Letter {
  to: string
  subject: string
  html: string
  text: string
  /** Stays the same when a job is run again, so that a receiver can tell a twin. */
  messageId: string
}

export interface Mailer {
  send: (letter: Letter) => Promise<void>
}
