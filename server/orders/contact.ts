import { dialled, normaliseEmail } from '#domain/contact.ts'
import { partsOf } from '../platform/text/phone-number.ts'

/** Says whether a typed email or phone matches the order. The phone decides if both are given. */
export function isSameContact(
  order: { contact_email: string; contact_phone: string },
  given: { email?: string | undefined; phone?: string | undefined },
): boolean {
  if (given.phone) return isSamePhone(order.contact_phone, given.phone)
  if (given.email) return normaliseEmail(given.email) === order.contact_email
  return false
}

/** With its country or without, as it is dialled there. */
function isSamePhone(e164: string, typed: string): boolean {
  const number = dialled(typed)
  if (number === null || e164 === '') return false
  const { areaCode, digits } = partsOf(e164)
  const whole = areaCode + digits
  if (number.startsWith('+')) return number === `+${whole}`
  return [whole, digits, `0${digits}`].includes(number)
}

/** Recognisable only to those who know the address: `c•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}

export function maskPhone(phone: string): string {
  return `•••• ${phone.slice(-2)}`
}

export function maskName(name: string): string {
  const [first = ''] = name
  return `${first}•••`
}
