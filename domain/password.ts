const passwordLength = { min: 8, max: 128 } as const

const passwordProblems = [
  'too_short',
  'too_long',
  'bad_characters',
  'no_letter',
  'no_digit',
] as const

type PasswordProblem = (typeof passwordProblems)[number]

/** spec §5: at least 8, letters and digits only, at least one of each. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password.length < passwordLength.min) return 'too_short'
  if (password.length > passwordLength.max) return 'too_long'
  if (!/^[A-Za-z0-9]+$/.test(password)) return 'bad_characters'
  if (!/[A-Za-z]/.test(password)) return 'no_letter'
  if (!/[0-9]/.test(password)) return 'no_digit'
  return null
}

export function isPassword(password: string): boolean {
  return passwordProblem(password) === null
}
