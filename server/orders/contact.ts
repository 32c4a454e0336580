import parsePhoneNumber from 'libphonenumber-js/max'

/** Whether an email or phone, as a person types it, is the order's. Phone wins if both are given. */
export function isSameContact(
  order: { contact_email: string; contact_phone: string },
  given: { email?: string | undefined; phone?: string | undefined },
): boolean {
  if (given.phone) return phoneForms(given.phone).includes(order.contact_phone)
  if (given.email) return given.email.trim().toLowerCase() === order.contact_email
  return false
}

/** E.164 forms a typed number may mean: with its own country code, or a Hong Kong one without. */
function phoneForms(typed: string): string[] {
  const digits = typed.replaceAll(/[\s().-]/g, '')
  const international = digits.replace(/^(00|\+)?/, '+')
  return [parsePhoneNumber(digits, 'HK'), parsePhoneNumber(international)]
    .filter((parsed) => parsed !== undefined)
    .map((parsed) => parsed.number)
}

/** Shows that it is the right one, to who knows it: `c•••@example.com`. */
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
