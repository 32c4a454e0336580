import { nationalNumber, normaliseAreaCode } from '#domain/contact.ts'
import { findDistrict } from '#domain/address.ts'
import { draftProblems, type FieldProblems } from '../../address/check-draft.ts'
import { emptyDraft, type Draft } from '../../address/draft.ts'
import type { Recipient } from '../own-data.ts'

export type RecipientFields = NonNullable<Recipient['delivery_recipient']>

/** Country of an address outside Hong Kong; the checkout asks which one. */
export const elsewhere = ''

export function draftOf(recipient: RecipientFields | null): Draft {
  if (recipient === null) return emptyDraft
  const { name, area_code: areaCode, phone, address } = recipient
  const isHome = !address || findDistrict(address.district) !== undefined
  return {
    ...emptyDraft,
    name,
    areaCode,
    phone,
    country: isHome ? 'HK' : elsewhere,
    ...(address && {
      unit: address.unit,
      building: address.building,
      street: address.street,
      district: address.district,
      region: address.region,
      pointCode: address.point_code,
    }),
  }
}

export function recipientOf(draft: Draft): RecipientFields {
  const areaCode = normaliseAreaCode(draft.areaCode) ?? ''
  return {
    name: draft.name.trim(),
    area_code: areaCode,
    phone: nationalNumber(areaCode, draft.phone) ?? '',
    address: {
      unit: draft.unit.trim(),
      building: draft.building.trim(),
      street: draft.street.trim(),
      district: draft.district.trim(),
      region: draft.country === 'HK' ? '' : draft.region.trim(),
      point_code: draft.pointCode.trim(),
    },
  }
}

/** The checkout's validation, limited to the recipient's fields. */
export function recipientProblems(draft: Draft): FieldProblems {
  const nothing = { delivery: undefined, payment: undefined }
  const {
    email: _email,
    delivery: _delivery,
    payment: _payment,
    ...problems
  } = draftProblems(draft, nothing)
  return problems
}
