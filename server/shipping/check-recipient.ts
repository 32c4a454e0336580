import type { z } from '@hono/zod-openapi'
import type { deliveryDetails } from '#contract/endpoints/cart.ts'
import { issueSentences, issueSentencesWith } from '#contract/issue-sentences.ts'
import type { Recipient } from '#db/json-types.ts'
import { findDistrict } from '#domain/address.ts'
import { normaliseEmail } from '#domain/contact.ts'
import type { Issue } from '#domain/errors.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { e164Of } from '../platform/text/phone-number.ts'

type Details = Pick<
  z.output<typeof deliveryDetails>,
  'name' | 'email' | 'area_code' | 'phone' | 'address'
>

interface Destination {
  method: 'DELIVERY' | 'PICKUP'
  country: string
  /** The courier delivers to pick-up points. */
  needsPointCode: boolean
}

export interface Contact {
  /** With the email in lower case. */
  recipient: Recipient
  /** E.164. */
  phone: string
}

/** Faults of a recipient that the contract's schema cannot see; `path` leads to the details. */
export function recipientIssues(details: Details, to: Destination, path: string): Issue[] {
  const { area_code: areaCode } = details
  const isPhone = e164Of(areaCode, details.phone) !== null
  return [
    ...(isPhone ? [] : [issue(`${path}phone`, issueSentencesWith.phone_of(areaCode))]),
    ...addressIssues(details, to, `${path}address`),
  ]
}

/** Contact of details without issues. */
export function contactOf(details: Details, { method }: Pick<Destination, 'method'>): Contact {
  const { name, area_code, phone: digits, address } = details
  const phone = e164Of(area_code, digits)
  if (phone === null) throw new Error('the phone number was valid a moment ago')
  const email = normaliseEmail(details.email)
  const to = method === 'PICKUP' ? null : (address ?? null)
  return { recipient: { name, email, area_code, phone: digits, address: to }, phone }
}

function addressIssues({ address }: Details, to: Destination, path: string): Issue[] {
  if (to.method === 'PICKUP') return []
  if (!address) return [issue(path, issueSentences.delivery_address)]
  const issues: Issue[] = []
  if (to.country === 'HK' && !findDistrict(address.district)) {
    issues.push(issue(`${path}.district`, issueSentences.district))
  }
  if (to.needsPointCode && address.point_code === '') {
    issues.push(issue(`${path}.point_code`, issueSentences.point_code))
  }
  if (!to.needsPointCode && address.street === '' && address.building === '') {
    issues.push(issue(`${path}.street`, issueSentences.street))
  }
  return issues
}

function issue(path: string, message: LocalizedText): Issue {
  return { path, message }
}
