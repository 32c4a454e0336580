import {
  isEmailShape,
  isPhoneShape,
  nationalNumber,
  normaliseAreaCode,
  normaliseEmail,
} from '#domain/contact.ts'
import { findDistrict } from '#domain/address.ts'
import type { Draft, DraftField } from './draft.ts'

/** Keys of the messages under `checkout`. */
export type FieldProblem =
  | 'invalidEmail'
  | 'invalidPhone'
  | 'needName'
  | 'needEmail'
  | 'needPhone'
  | 'needAreaCode'
  | 'needDelivery'
  | 'deliveryGone'
  | 'needDistrict'
  | 'needCity'
  | 'needStreet'
  | 'needPointCode'
  | 'needPayment'
  | 'paymentGone'
  | 'cardGone'
  | 'wrongField'

export type FieldProblems = Readonly<Partial<Record<DraftField, FieldProblem>>>

type Delivery = { method: 'PICKUP' } | { method: 'DELIVERY'; isPoint: boolean }

/** The options that a draft selects; undefined if it selects none on offer. */
export interface DraftChoice {
  delivery: Delivery | undefined
  payment: object | undefined
}

/** Problems that prevent the order, by field, in the order of the form. */
export function draftProblems(draft: Draft, chosen: DraftChoice): FieldProblems {
  const found: [DraftField, FieldProblem | null][] = [
    ['name', draft.name.trim() === '' ? 'needName' : null],
    ['email', emailProblem(draft)],
    ['areaCode', normaliseAreaCode(draft.areaCode) === null ? 'needAreaCode' : null],
    ['phone', phoneProblem(draft)],
    ['delivery', chosen.delivery ? null : 'needDelivery'],
    ...(chosen.delivery?.method === 'PICKUP' ? [] : addressProblems(draft, chosen.delivery)),
    ['payment', chosen.payment ? null : 'needPayment'],
  ]
  return Object.fromEntries(found.filter(([, problem]) => problem !== null))
}

function emailProblem({ email }: Draft): FieldProblem | null {
  if (email.trim() === '') return 'needEmail'
  return isEmailShape(normaliseEmail(email)) ? null : 'invalidEmail'
}

function phoneProblem({ areaCode, phone }: Draft): FieldProblem | null {
  if (phone.trim() === '') return 'needPhone'
  const code = normaliseAreaCode(areaCode)
  if (code === null) return null
  return isPhoneShape(code, nationalNumber(code, phone) ?? '') ? null : 'invalidPhone'
}

function addressProblems(
  draft: Draft,
  delivery: Delivery | undefined,
): [DraftField, FieldProblem | null][] {
  const isPoint = delivery?.method === 'DELIVERY' && delivery.isPoint
  return [
    ['district', districtProblem(draft)],
    isPoint
      ? ['pointCode', draft.pointCode.trim() === '' ? 'needPointCode' : null]
      : ['street', draft.street.trim() + draft.building.trim() === '' ? 'needStreet' : null],
  ]
}

function districtProblem({ country, district }: Draft): FieldProblem | null {
  if (country === 'HK') return findDistrict(district) ? null : 'needDistrict'
  return district.trim() === '' ? 'needCity' : null
}

const fieldOfPath: Readonly<Record<string, DraftField>> = {
  'delivery_details.name': 'name',
  'delivery_details.email': 'email',
  'delivery_details.area_code': 'areaCode',
  'delivery_details.phone': 'phone',
  'delivery_details.note': 'note',
  'delivery_details.address': 'street',
  'delivery_details.address.district': 'district',
  'delivery_details.address.street': 'street',
  'delivery_details.address.building': 'building',
  'delivery_details.address.unit': 'unit',
  'delivery_details.address.region': 'region',
  'delivery_details.address.point_code': 'pointCode',
  'delivery_info.courier_id': 'delivery',
  'delivery_info.warehouse_id': 'delivery',
  'delivery_info.country': 'country',
  payment_method: 'payment',
  credit_card_id: 'payment',
}

const problemOfField: FieldProblems = {
  email: 'invalidEmail',
  phone: 'invalidPhone',
  areaCode: 'needAreaCode',
  delivery: 'needDelivery',
  district: 'needDistrict',
  street: 'needStreet',
  pointCode: 'needPointCode',
  payment: 'needPayment',
}

/** Problems of a path that is more exact than its field. */
const problemOfPath: Readonly<Record<string, FieldProblem>> = { credit_card_id: 'cardGone' }

/** Server issues by field; null if any of them has no field. */
export function problemsOfIssues(issues: readonly { path: string }[]): FieldProblems | null {
  if (issues.length === 0 || issues.some(({ path }) => !fieldOfPath[path])) return null
  return Object.fromEntries(
    issues.flatMap(({ path }) => {
      const field = fieldOfPath[path]
      return field ? [[field, problemOfPath[path] ?? problemOfField[field] ?? 'wrongField']] : []
    }),
  )
}
