import { foldTyping } from '../fold-typing.ts'
import { randomBelow } from '../random.ts'

/**
 * Reference numbers are made for reading out: PR-7K3Q-9XD. One of each pair of look-alikes is left
 * out, and typing it is read as the other. The alphabet's 29 characters are a prime number, so the
 * check character detects every single wrong character and every swapped pair.
 */
const alphabet = '0123456789ACDEFGHJKMNPQRTVWXY'
const lookAlikes: Readonly<Record<string, string>> = {
  O: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  B: '8',
  U: 'V',
}
const prefix = 'PR'
const randomLength = 6
const bodyShape = new RegExp(`^[${alphabet}]{${randomLength + 1}}$`)

/** `draw` returns a random whole number below its argument. */
export function newReference(draw: (bound: number) => number = randomBelow): string {
  const payload = Array.from({ length: randomLength }, () => alphabet[draw(alphabet.length)])
  const text = payload.join('')
  return spell(text + checkCharacter(text))
}

/** True only for the exact form the shop writes. */
export function isReference(text: string): boolean {
  return normaliseReference(text) === text
}

/** The reference meant by what was typed, or null: ignores case, spaces and hyphens. */
export function normaliseReference(typed: string): string | null {
  if (typed.length > 64) return null
  const letters = foldTyping(typed)
    .toUpperCase()
    .replaceAll(/[\s._/#-]/g, '')
  const hasPrefix = letters.length > randomLength + 1 && letters.startsWith(prefix)
  const body = (hasPrefix ? letters.slice(prefix.length) : letters).replaceAll(
    /[OILZSBU]/g,
    (proof) => lookAlikes[proof] ?? proof,
  )
  if (!bodyShape.test(body)) return null
  return checkCharacter(body.slice(0, -1)) === body.at(-1) ? spell(body) : null
}

/**
 * Weights 7 … 2 for the payload and 1 for the check character: all differ, none is zero mod 29.
 * Starting from 24 makes all zeros invalid.
 */
function checkCharacter(payload: string): string {
  let sum = 24
  for (let index = 0; index < payload.length; index++) {
    sum += (randomLength + 1 - index) * alphabet.indexOf(payload.charAt(index))
  }
  return alphabet.charAt((alphabet.length - (sum % alphabet.length)) % alphabet.length)
}

function spell(body: string): string {
  return `${prefix}-${body.slice(0, 4)}-${body.slice(4)}`
}
