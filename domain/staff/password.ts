export const staffPasswordLength = { min: 12, max: 128 } as const

const staffPasswordProblems = [
  'too_short',
  'too_long',
  'too_simple',
  'too_common',
  'like_address',
] as const
export type StaffPasswordProblem = (typeof staffPasswordProblems)[number]

/** Fewer distinct characters make a pattern, not a password. */
const minDistinct = 6

/** What common passwords of this length are made of. */
const commonParts =
  /password|passw0rd|p@ssw0rd|qwertyuiop|qwerty|asdfghjkl|asdfgh|zxcvbnm|1q2w3e4r|1qaz2wsx|iloveyou|letmein|welcome|administrator|admin|changeme|football|baseball|sunshine|princess|superman|dragon|monkey|abc123|trustno1/g
const digitRuns = /\d{4,}/g

/**
 * Staff can open every order and address, so their passwords are longer than customers'. Length is
 * what counts; any character is allowed.
 */
export function staffPasswordProblem(
  password: string,
  email: string,
  brand = '',
): StaffPasswordProblem | null {
  const characters = Array.from(password)
  if (characters.length < staffPasswordLength.min) return 'too_short'
  if (characters.length > staffPasswordLength.max) return 'too_long'
  if (new Set(characters).size < minDistinct) return 'too_simple'
  if (withoutCommonParts(password, brand).length < minDistinct) return 'too_common'
  const [name = ''] = email.toLowerCase().split('@')
  if (password.toLowerCase().replaceAll(name, '').length < minDistinct) return 'like_address'
  return null
}

/** What is left to guess once the shop's name, common words and rows of digits are taken out. */
function withoutCommonParts(password: string, brand: string): string {
  const names = brand
    .toLowerCase()
    .split(/\s+/)
    .filter((name) => name.length > 2)
  const left = names.reduce((text, name) => text.replaceAll(name, ''), password.toLowerCase())
  return left.replaceAll(commonParts, '').replaceAll(digitRuns, '')
}
