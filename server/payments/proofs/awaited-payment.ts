import type { PaymentCopy } from '#db/json-types.ts'
import { hongKongDay } from '#domain/dates.ts'
import { cents } from '#domain/money.ts'
import type { AwaitedPayment } from '#domain/proof/match-proof.ts'

interface PaidOrder {
  reference: string
  /** What was to pay. */
  due_cents: number
  payment: PaymentCopy
  ordered_at: Date
  uploaded_at: Date
}

const nameLabel = /payee|beneficiary|recipient|account name|name/i

/** What a proof of this order should show, from the payment details given to the customer. */
export function awaitedPayment(order: PaidOrder): AwaitedPayment {
  const { payee, fps } = order.payment
  const plain = payee.filter(({ value }) => !/^https?:/.test(value))
  const isAccount = ({ value }: { value: string }) =>
    value.includes('@') || (!/\p{L}/u.test(value) && value.replaceAll(/\D/g, '').length >= 7)
  const named = plain.filter((detail) => !isAccount(detail) && nameLabel.test(detail.label.en))
  return {
    amount: cents(order.due_cents),
    reference: order.reference,
    payeeNames: named.map(({ value }) => value),
    accounts: [...plain.filter(isAccount).map(({ value }) => value), ...(fps ? [fps.value] : [])],
    orderedOn: hongKongDay(order.ordered_at),
    uploadedOn: hongKongDay(order.uploaded_at),
  }
}
