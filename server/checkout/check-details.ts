import type { z } from '@hono/zod-openapi'
import type { checkout } from '#contract/endpoints/cart.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import { type Issue, refuseIssues } from '#domain/errors.ts'
import { foreignUrlIssues } from '../payments/redirect-urls.ts'
import { contactOf, recipientIssues, type Contact } from '../shipping/check-recipient.ts'
import type { Delivery } from '../shipping/delivery.ts'

export type CheckoutBody = z.output<NonNullable<typeof checkout.body>>

/** The part of a checkout that says where it goes. */
type DetailsBody = Pick<
  CheckoutBody,
  'delivery_info' | 'delivery_details' | 'success_url' | 'cancel_url'
>

/** The checks that the contract's schema cannot express. Throws one `invalid` with all issues. */
export function checkDetails(body: DetailsBody, delivery: Delivery, shopOrigin: string): Contact {
  const { delivery_info: info, delivery_details: details } = body
  const to = { ...info, needsPointCode: delivery.courier?.needs_point_code === true }
  refuseIssues([
    ...recipientIssues(details, to, 'delivery_details.'),
    ...choiceIssues(body, delivery),
    ...foreignUrlIssues(body, shopOrigin),
  ])
  return contactOf(details, info)
}

function choiceIssues({ delivery_info: { method } }: DetailsBody, delivery: Delivery): Issue[] {
  if (method === 'PICKUP') {
    if (delivery.pickup) return []
    return [{ path: 'delivery_info.warehouse_id', message: issueSentences.choose_shop }]
  }
  if (delivery.courier) return []
  return [{ path: 'delivery_info.courier_id', message: issueSentences.choose_courier }]
}
