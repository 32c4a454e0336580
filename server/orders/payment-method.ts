import { paymentMethods } from '#contract/endpoints/configuration.ts'

/** The way an order is paid, as the contract names it. */
export function paymentMethodOf(order: {
  id: string
  payment_method: string
}): (typeof paymentMethods)[number] {
  const method = paymentMethods.find((each) => each === order.payment_method)
  if (!method) throw new Error(`order ${order.id} is paid by ${order.payment_method}`)
  return method
}
