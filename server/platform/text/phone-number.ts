import parsePhoneNumber from 'libphonenumber-js/max'
import { issueSentences } from '#contract/issue-sentences.ts'
import { takesTextMessages } from '#domain/contact.ts'
import { invalid } from '#domain/errors.ts'

/** One person, one spelling; null when there can be no such number. */
export function e164Of(areaCode: string, digits: string): string | null {
  const number = parsePhoneNumber(`+${areaCode}${digits}`)
  if (!number?.isValid() || number.countryCallingCode !== areaCode) return null
  return number.number
}

/** Area code and number together, as somebody signs in; without the area code it is Hong Kong's. */
export function e164OfLogin(digits: string): string | null {
  const forms = [parsePhoneNumber(`+${digits}`), parsePhoneNumber(digits, 'HK')]
  return forms.find((number) => number?.isValid())?.number ?? null
}

/** E.164 of a number that codes can be sent to. Throws `invalid`. */
export function requireReachable(areaCode: string, digits: string): string {
  const number = e164Of(areaCode, digits)
  if (number && takesTextMessages(areaCode, digits)) return number
  throw invalid('phone', issueSentences.phone)
}

/** The parts of a number that was made here. */
export function partsOf(e164: string): { areaCode: string; digits: string } {
  const number = parsePhoneNumber(e164)
  if (!number) throw new Error('not a number in E.164')
  return { areaCode: number.countryCallingCode, digits: number.nationalNumber }
}
