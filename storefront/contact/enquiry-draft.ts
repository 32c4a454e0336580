import type { CallInput } from '#contract/client.ts'
import { digitsOnly, isEmailShape, normaliseAreaCode, normaliseEmail } from '#domain/contact.ts'
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
  const isPhoneWrong =
    draft.phone !== '' &&
    (digitsOnly(draft.phone) === '' || normaliseAreaCode(draft.area_code) === null)
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
  const phone = digitsOnly(draft.phone)
  return {
    ...draft,
    phone,
    area_code: phone === '' ? '' : (normaliseAreaCode(draft.area_code) ?? ''),
  }
}
