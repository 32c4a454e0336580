/** Without letters and digits that look alike, because it is read out or typed from a note. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Four groups of four: about 79 bits. */
export function newPassword(): string {
  const random = crypto.getRandomValues(new Uint32Array(16))
  const text = Array.from(random, (value) => letters[value % letters.length]).join('')
  return text.replaceAll(/(.{4})(?=.)/g, '$1-')
}
