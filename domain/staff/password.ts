export const staffPasswordLength = { min: 12, max: 128 } as const

const staffPasswordProblems = ['too_short', 'too_long', 'too_simple', 'like_address'] as const
export type StaffPasswordProblem = (typeof staffPasswordProblems)[number]

/** Fewer distinct characters make a pattern, not a password. */
const minDistinct = 6

/**
 * Staff can open every order and address, so their passwords are longer than customers'. Length is
 * what counts; any character is allowed.
 */
export function staffPasswordProblem(password: string, email: string): StaffPasswordProblem | null {
  const characters = Array.from(password)
  if (characters.length < staffPasswordLength.min) return 'too_short'
  if (characters.length > staffPasswordLength.max) return 'too_long'
  if (new Set(characters).size < minDistinct) return 'too_simple'
  const [name = ''] = email.toLowerCase().split('@')
  if (password.toLowerCase().replaceAll(name, '').length < minDistinct) return 'like_address'
  return null
}
