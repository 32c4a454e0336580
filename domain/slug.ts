/**
 * spec §9: lower-case; anything neither alphanumeric nor Chinese becomes a hyphen; repeats
 * collapse, edges are trimmed. Accents are stripped (café → cafe) rather than splitting a word. May
 * be empty: the caller has a fallback.
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
