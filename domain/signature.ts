/** Family names of two characters, in both scripts. */
const longFamilyNames =
  /^(?:[歐欧][陽阳]|司徒|上官|[諸诸]葛|司[馬马]|皇甫|尉[遲迟]|公[孫孙]|夏侯|慕容|[東东]方|令狐|端木)(?=.)/u

/**
 * How other customers see a name: its first word and the initial of its last one, of a Chinese
 * name only the family name. The reviews' and comments' forms say so. Null if nothing of it may be
 * shown: no letters, an email address or a number. Signing a signature again does not change it.
 */
export function signature(name: string): string | null {
  if (isContact(name)) return null
  const words = name.split(/[\s.,，、·・]+/u).filter((word) => /\p{L}/u.test(word))
  const [first, last] = [words[0], words.slice(1).at(-1)]
  if (first === undefined) return null
  if (isHan(first)) return familyName(first)
  if (last === undefined) return first.slice(0, 40)
  if (isHan(last)) return `${first.slice(0, 40)} ${familyName(last)}`
  return `${first.slice(0, 40)} ${initial(last)}.`
}

/** Signs with the first of the names of which something may be shown. */
export function signedBy(...names: readonly string[]): string {
  return names.map(signature).find((signed) => signed !== null) ?? '—'
}

function familyName(name: string): string {
  const [family = ''] = longFamilyNames.exec(name) ?? /^./u.exec(name) ?? []
  return `${family}**`
}

function initial(word: string): string {
  const [letter = ''] = /\p{L}/u.exec(word) ?? []
  return letter.toUpperCase()
}

function isHan(word: string): boolean {
  return /^\p{Script=Han}/u.test(word)
}

function isContact(text: string): boolean {
  return text.includes('@') || /\d{6}/.test(text.replaceAll(/[\s()+.-]/g, ''))
}
