import parsePhoneNumber from 'libphonenumber-js/max'

/** Whether a typed email or phone matches the order. The phone decides if both are given. */
export function isSameContact(
  order: { contact_email: string; contact_phone: string },
  given: { email?: string | undefined; phone?: string | undefined },
): boolean {
  if (given.phone) return phoneForms(given.phone).includes(order.contact_phone)
  if (given.email) return given.email.trim().toLowerCase() === order.contact_email
  return false
}

/** E.164 readings of a typed number: with its own country code, or Hong Kong's added. */
function phoneForms(typed: string): string[] {
  const digits = typed.replaceAll(/[\s().-]/g, '')
  const international = digits.replace(/^(00|\+)?/, '+')
  return [parsePhoneNumber(digits, 'HK'), parsePhoneNumber(international)]
    .filter((parsed) => parsed !== undefined)
    .map((parsed) => parsed.number)
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
