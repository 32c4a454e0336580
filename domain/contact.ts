import { foldTyping } from './fold-typing.ts'

const emailShape =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/** Trims, lowers case and folds what any keyboard types, so that one address has one spelling. */
export function normaliseEmail(typed: string): string {
  return foldTyping(typed).trim().toLowerCase()
}

/** Checks the shape only; whether anyone reads it takes a verification email. */
export function isEmailShape(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && emailShape.test(text.toLowerCase())
}

/** The digits of a code as typed: 482 913, ４８２９１３. */
export function digitsOnly(typed: string): string {
  return foldTyping(typed).replaceAll(/\D/g, '')
}

/** spec §5: digits only. */
export function isDigits(text: string): boolean {
  return /^\d+$/.test(text)
}

/** 852 for 852, +852 and 00852; null if no country has such a code. */
export function normaliseAreaCode(typed: string): string | null {
  const digits = dialled(typed)?.replace('+', '') ?? ''
  return /^[1-9]\d{0,2}$/.test(digits) ? digits : null
}

/**
 * A number without what is written between its digits; 00 before a country is read as a plus. Null for
 * anything else, such as letters.
 */
export function dialled(typed: string): string | null {
  const number = foldTyping(typed)
    .replaceAll(/[\s()./-]/g, '')
    .replace(/^00/, '+')
  return /^\+?\d+$/.test(number) ? number : null
}

/**
 * The digits that follow the area code, however the number was typed: +852 9123 4567, 852 9123 4567,
 * (9123) 4567. Null for letters, and for a number of another country.
 */
export function nationalNumber(areaCode: string, typed: string): string | null {
  const number = dialled(typed)
  if (number === null) return null
  if (number.startsWith('+') && !number.startsWith(`+${areaCode}`)) return null
  const digits = number.startsWith('+') ? number.slice(areaCode.length + 1) : number
  const withoutArea = digits.startsWith(areaCode) ? digits.slice(areaCode.length) : digits
  // The zero is dialled within some countries only.
  const readings = [digits, withoutArea].flatMap((each) => [each, each.replace(/^0/, '')])
  return readings.find((each) => isPhoneShape(areaCode, each)) ?? digits
}

/** National numbers of frequent destinations, by area code. */
const localNumbers: Readonly<Record<string, RegExp>> = {
  1: /^[2-9]\d{9}$/,
  44: /^[1-35789]\d{8,9}$/,
  61: /^[2-478]\d{8}$/,
  65: /^[3689]\d{7}$/,
  852: /^[2-9]\d{7}$/,
  853: /^(?:6|28|8)\d+$/,
  86: /^1[3-9]\d{9}$/,
  886: /^9\d{8}$|^[2-8]\d{7,8}$/,
}

/** Says whether this can be a number under the area code. Strict only about what is certain. */
export function isPhoneShape(areaCode: string, phone: string): boolean {
  if (!isDigits(phone) || normaliseAreaCode(areaCode) !== areaCode) return false
  if (areaCode === '853' && phone.length !== 8) return false
  const length = areaCode.length + phone.length
  return length >= 7 && length <= 15 && (localNumbers[areaCode]?.test(phone) ?? true)
}

/** Says whether it can receive text messages; outside Hong Kong the number does not tell. */
export function takesTextMessages(areaCode: string, phone: string): boolean {
  return isPhoneShape(areaCode, phone) && (areaCode !== '852' || /^[4-9]/.test(phone))
}

/** +852 9123 4567, in the grouping customary there. */
export function formatPhone(areaCode: string, phone: string): string {
  const groups = areaCode === '86' ? /^(\d{3})(\d{4})(\d{4})$/ : /^(\d{4})(\d{4})$/
  const match = groups.exec(phone)
  return `+${areaCode} ${match ? match.slice(1).join(' ') : phone}`
}
