/** Shown for a reviewer without a name. */
const anonymous = '—'

/**
 * The name other customers see. A chosen name is shown as is, unless it is really an email or a
 * phone number; of a full name only the first part and an initial are shown, of a Chinese one only
 * the surname.
 */
export function authorName(username: string | null, fullName: string): string {
  const chosen = username?.trim() ?? ''
  if (chosen !== '' && !isContact(chosen)) return chosen.slice(0, 40)
  const parts = fullName.trim().split(/\s+/)
  const [first = ''] = parts
  if (first === '' || isContact(fullName)) return anonymous
  const [surname] = /^\p{Script=Han}/u.exec(first) ?? []
  if (surname) return `${surname}**`
  const last = parts.length > 1 ? parts.at(-1) : undefined
  const [initial] = last ?? ''
  return initial ? `${first.slice(0, 40)} ${initial.toUpperCase()}.` : first.slice(0, 40)
}

function isContact(text: string): boolean {
  return text.includes('@') || /\d{6}/.test(text.replaceAll(/[\s()+.-]/g, ''))
}
