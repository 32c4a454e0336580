import { foldTyping } from './fold-typing.ts'
import { randomBelow } from './random.ts'

/** For reading aloud: one of each pair of look-alikes is left out, and there are no vowels. */
const alphabet = '0123456789CDFGHJKMNPQRTVWXY'
const lookAlikes: Readonly<Record<string, string>> = {
  O: '0',
  I: '1',
  L: '1',
  Z: '2',
  A: '4',
  S: '5',
  B: '8',
  U: 'V',
  E: '3',
}
const codeLength = 12
const ownShape = new RegExp(`^[${alphabet}]{${codeLength}}$`)

/** A personal voucher code with 57 random bits, in its stored form: `7K3Q9XDT2MPH`. */
export function newVoucherCode(draw: (bound: number) => number = randomBelow): string {
  return Array.from({ length: codeLength }, () => alphabet[draw(alphabet.length)]).join('')
}

/** The stored form of a typed code: ignores case, spaces and hyphens. */
export function normaliseVoucherCode(typed: string): string {
  return foldTyping(typed.slice(0, 64))
    .toUpperCase()
    .replaceAll(/[\s._/#-]/g, '')
}

/** The personal voucher code meant by the text, or null if it cannot be one. */
export function asOwnVoucherCode(normalised: string): string | null {
  if (normalised.length !== codeLength) return null
  const code = normalised.replaceAll(/[A-Z]/g, (proof) => lookAlikes[proof] ?? proof)
  return ownShape.test(code) ? code : null
}

/** Formats as `7K3Q-9XDT-2MPH`. */
export function spellVoucherCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-')
}
