/** What is wrong with a payment that needs a person. */
export type PaymentIssue =
  /** The cardholder asks the bank for the money back. */
  | { code: 'disputed'; payment: string; reason: string }
  /** Money, or a saved card, without a request of the shop. */
  | { code: 'unasked_payment'; payment: string }
  | { code: 'unasked_card'; card: string }
  /** In the smallest unit of its currency; expected in cents of Hong Kong. */
  | { code: 'wrong_amount'; payment: string; paid: number; currency: string; expected: number }

/** For the log, which is read by those who run the shop. */
export function issueForLog(issue: PaymentIssue): string {
  switch (issue.code) {
    case 'disputed':
      return `${issue.payment} is disputed: ${issue.reason}`
    case 'unasked_payment':
      return `${issue.payment} pays for nothing that was asked for`
    case 'unasked_card':
      return `${issue.card} belongs to nobody who asked for it`
    case 'wrong_amount':
      return `${issue.payment} is ${issue.paid} ${issue.currency} cents, not ${issue.expected} HKD`
  }
}
