import { orderPaymentMethods } from '#contract/endpoints/configuration.ts'

type PaymentMethod = (typeof orderPaymentMethods)[number]

/** The order's payment method as named by the contract. */
export function paymentMethodOf(order: { id: string; payment_method: string }): PaymentMethod {
  return asPaymentMethod(order.payment_method)
}

export function asPaymentMethod(slug: string): PaymentMethod {
  const method = orderPaymentMethods.find((each) => each === slug)
  if (!method) throw new Error(`there is no way to pay by ${slug}`)
  return method
}
