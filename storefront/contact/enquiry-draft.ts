import type { CallInput } from '#contract/client.ts'
import {
  isEmailShape,
  isPhoneShape,
  nationalNumber,
  normaliseAreaCode,
  normaliseEmail,
} from '#domain/contact.ts'
import { typedText } from '../forms/typed-text.ts'
import type { LazyMessageSet } from '../messages/lazy-message-set.ts'

export type EnquiryDraft = Readonly<Record<EnquiryField, string>>

export const enquiryFields = [
  'name',
  'email',
  'area_code',
  'phone',
  'subject',
  'description',
  'website',
] as const
type EnquiryField = (typeof enquiryFields)[number]

export type EnquiryProblems = Partial<Record<EnquiryField, string>>

export const emptyDraft: EnquiryDraft = {
  name: '',
  email: '',
  area_code: '852',
  phone: '',
  subject: '',
  description: '',
  website: '',
}

export function typedDraft(form: FormData): EnquiryDraft {
  return {
    name: typedText(form, 'name'),
    email: typedText(form, 'email'),
    area_code: typedText(form, 'area_code'),
    phone: typedText(form, 'phone'),
    subject: typedText(form, 'subject'),
    description: typedText(form, 'description'),
    website: typedText(form, 'website'),
  }
}

export function problemsOf(draft: EnquiryDraft, messages: LazyMessageSet): EnquiryProblems {
  const { checkout, enquiry } = messages
  const isEmailWrong = !isEmailShape(normaliseEmail(draft.email))
  const areaCode = normaliseAreaCode(draft.area_code) ?? ''
  const isPhoneWrong =
    draft.phone !== '' && !isPhoneShape(areaCode, nationalNumber(areaCode, draft.phone) ?? '')
  return {
    ...(draft.name === '' && { name: checkout.needName }),
    ...(draft.email === ''
      ? { email: checkout.needEmail }
      : isEmailWrong && { email: checkout.invalidEmail }),
    ...(isPhoneWrong && { phone: checkout.invalidPhone }),
    ...(draft.subject === '' && { subject: enquiry.needSubject }),
    ...(draft.description === '' && { description: enquiry.needMessage }),
  }
}

/** Phones are typed with spaces and sent as digits. */
export function enquiryBody(draft: EnquiryDraft): CallInput<'POST /enquiries'>['body'] {
  if (draft.phone === '') return { ...draft, area_code: '' }
  const area_code = normaliseAreaCode(draft.area_code) ?? ''
  return { ...draft, area_code, phone: nationalNumber(area_code, draft.phone) ?? draft.phone }
}
