const emailShape =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/** Trims, lowers case and folds full-width characters, so that one address has one spelling. */
export function normaliseEmail(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase()
}

/** Checks the shape only; whether anyone reads it takes a verification email. */
export function isEmailShape(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && emailShape.test(text.toLowerCase())
}

/** The digits of a number as typed: 9123-4567, +852 9123 4567, ９１２３ ４５６７. */
export function digitsOnly(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\D/g, '')
}

/** spec §5: digits only. */
export function isDigits(text: string): boolean {
  return /^\d+$/.test(text)
}

/** 852 for 852, +852 and 00852; null if no country has such a code. */
export function normaliseAreaCode(typed: string): string | null {
  const digits = digitsOnly(typed).replace(/^00/, '')
  return /^[1-9]\d{0,2}$/.test(digits) ? digits : null
}

/** National numbers of the destinations the shop ships to, by area code. */
const localNumbers: Readonly<Record<string, RegExp>> = {
  852: /^[2-9]\d{7}$/,
  853: /^(?:6|28|8)\d+$/,
  86: /^1[3-9]\d{9}$/,
  886: /^9\d{8}$|^[2-8]\d{7,8}$/,
}

/** Whether this can be a number under the area code. Strict only about what is certain. */
export function isPhoneShape(areaCode: string, phone: string): boolean {
  if (!isDigits(phone) || normaliseAreaCode(areaCode) !== areaCode) return false
  if (areaCode === '853' && phone.length !== 8) return false
  const length = areaCode.length + phone.length
  return length >= 7 && length <= 15 && (localNumbers[areaCode]?.test(phone) ?? true)
}

/** Whether it can receive text messages; outside Hong Kong the number does not tell. */
export function takesTextMessages(areaCode: string, phone: string): boolean {
  return isPhoneShape(areaCode, phone) && (areaCode !== '852' || /^[4-9]/.test(phone))
}

/** +852 9123 4567, in the grouping customary there. */
export function formatPhone(areaCode: string, phone: string): string {
  const groups = areaCode === '86' ? /^(\d{3})(\d{4})(\d{4})$/ : /^(\d{4})(\d{4})$/
  const match = groups.exec(phone)
  return `+${areaCode} ${match ? match.slice(1).join(' ') : phone}`
}
