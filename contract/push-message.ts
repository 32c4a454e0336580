/** What a push to a browser of staff holds: no personal data of customers. */
export interface PushMessage {
  title: string
  body: string
  /** Within the console, such as `/orders/PR-7K2M9Q`. */
  path: string
  /** A repeated push replaces the first. */
  tag: string
}
