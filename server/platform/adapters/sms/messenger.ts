export interface TextMessage {
  /** E.164: +85291234567. */
  to: string
  /** A part holds 70 characters of Chinese, 160 of plain Latin. */
  text: string
  /** Stays the same when a job is run again, so that a receiver can tell a twin. */
  id: string
}

export interface Messenger {
  send: (message: TextMessage) => Promise<void>
}
