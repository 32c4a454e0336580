export interface TextMessage {
  /** E.164: +85291234567. */
  to: string
  /** One message part holds 70 Chinese characters or 160 Latin ones. */
  text: string
  /** The same on each run of a job, so that the receiver can drop duplicates. */
  id: string
}

export interface Messenger {
  send: (message: TextMessage) => Promise<void>
}
