import parsePhoneNumber from 'libphonenumber-js/max'
import { issueSentences } from '#contract/issue-sentences.ts'
import { dialled, nationalNumber, takesTextMessages } from '#domain/contact.ts'
import { invalid } from '#domain/errors.ts'

/** One spelling per number, however it was typed; null if it is not valid. */
export function e164Of(areaCode: string, typed: string): string | null {
  const number = parsePhoneNumber(`+${areaCode}${nationalNumber(areaCode, typed) ?? ''}`)
  if (!number?.isValid() || number.countryCallingCode !== areaCode) return null
  return number.number
}

/** A login number with its area code; without one it is taken as a Hong Kong number. */
export function e164OfLogin(typed: string): string | null {
  const number = dialled(typed) ?? ''
  const forms = [parsePhoneNumber(number.replace(/^\+?/, '+')), parsePhoneNumber(number, 'HK')]
  return forms.find((number) => number?.isValid())?.number ?? null
}

/** E.164 of a number that can receive codes. Throws `invalid`. */
export function requireReachable(areaCode: string, digits: string): string {
  const number = e164Of(areaCode, digits)
  if (number && takesTextMessages(areaCode, digits)) return number
  throw invalid('phone', issueSentences.phone)
}

/** Splits a number that `e164Of` returned. */
export function partsOf(e164: string): { areaCode: string; digits: string } {
  const number = parsePhoneNumber(e164)
  if (!number) throw new Error('not an E.164 number')
  return { areaCode: number.countryCallingCode, digits: number.nationalNumber }
}
