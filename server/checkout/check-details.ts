import type { z } from '@hono/zod-openapi'
import parsePhoneNumber from 'libphonenumber-js/max'
import type { checkout } from '#contract/endpoints/cart.ts'
import { issueSentences, issueSentencesWith } from '#contract/issue-sentences.ts'
import type { Recipient } from '#db/json-types.ts'
import { findDistrict } from '#domain/address.ts'
import { normaliseEmail } from '#domain/contact.ts'
import { DomainError, type Issue } from '#domain/errors.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { foreignUrlIssues } from '../payments/redirect-urls.ts'
import type { Delivery } from '../shipping/delivery.ts'

export type CheckoutBody = z.output<NonNullable<typeof checkout.body>>

/** The part of a checkout that says where it goes. */
type DetailsBody = Pick<
  CheckoutBody,
  'delivery_info' | 'delivery_details' | 'success_url' | 'cancel_url'
>

export interface Contact {
  /** With the email in lower case. */
  recipient: Recipient
  /** E.164. */
  phone: string
}

/** The checks that the contract's schema cannot express. Throws one `invalid` with all issues. */
export function checkDetails(body: DetailsBody, delivery: Delivery, shopOrigin: string): Contact {
  const { name, area_code, phone: digits } = body.delivery_details
  const phone = parsePhoneNumber(`+${area_code}${digits}`)
  const isPhone = phone?.isValid() === true && phone.countryCallingCode === area_code
  const issues = [
    ...(isPhone ? [] : [issue('delivery_details.phone', issueSentencesWith.phone_of(area_code))]),
    ...choiceIssues(body, delivery),
    ...addressIssues(body, delivery),
    ...foreignUrlIssues(body, shopOrigin),
  ]
  if (issues.length > 0 || !phone) throw new DomainError('invalid', { issues })
  const email = normaliseEmail(body.delivery_details.email)
  const address = delivery.facts.method === 'PICKUP' ? null : body.delivery_details.address
  return {
    recipient: { name, email, area_code, phone: digits, address: address ?? null },
    phone: phone.number,
  }
}

function choiceIssues({ delivery_info: info }: DetailsBody, { courier, pickup }: Delivery) {
  if (info.method === 'PICKUP') {
    return pickup ? [] : [issue('delivery_info.warehouse_id', issueSentences.choose_shop)]
  }
  return courier ? [] : [issue('delivery_info.courier_id', issueSentences.choose_courier)]
}

function addressIssues({ delivery_info: info, delivery_details }: DetailsBody, to: Delivery) {
  if (info.method === 'PICKUP') return []
  const path = 'delivery_details.address'
  const { address } = delivery_details
  if (!address) return [issue(path, issueSentences.delivery_address)]
  const isAtPoint = to.courier?.needs_point_code === true
  const issues: Issue[] = []
  if (info.country === 'HK' && !findDistrict(address.district)) {
    issues.push(issue(`${path}.district`, issueSentences.district))
  }
  if (isAtPoint && address.point_code === '') {
    issues.push(issue(`${path}.point_code`, issueSentences.point_code))
  }
  if (!isAtPoint && address.street === '' && address.building === '') {
    issues.push(issue(`${path}.street`, issueSentences.street))
  }
  return issues
}

function issue(path: string, message: LocalizedText): Issue {
  return { path, message }
}
