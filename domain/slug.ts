/**
 * spec §9: lower-case; what is neither alphanumeric nor Chinese becomes a hyphen; repeats
 * collapse, edges are trimmed. Accents fall away (café → cafe) rather than split a word.
 * Empty when nothing is left: the caller has a fallback.
 */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll(/[^a-z0-9\p{Script=Han}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
