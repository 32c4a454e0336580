const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  deg: '°',
  times: '×',
}

/**
 * Converts Shopify's HTML to plain text: blank lines between paragraphs, `- ` before list items.
 */
export function plainText(body: string): string {
  if (!looksLikeHtml(body)) return body
  return body
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<li\b[^<>]*>/gi, '\n- ')
    .replaceAll(/<h[1-6]\b[^<>]*>/gi, '\n\n## ')
    .replaceAll(/<br\b[^<>]*>/gi, '\n')
    .replaceAll(/<\/?(p|div|ul|ol|h[1-6]|table|tr)\b[^<>]*>/gi, '\n\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(#x?[\da-f]+|\w+);/gi, (entity, name: string) => decode(name) ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function decode(name: string): string | undefined {
  if (!name.startsWith('#')) return named[name.toLowerCase()]
  const code =
    name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : ''
}

/** The inverse of `plainText`: a text that would be taken for HTML is written as HTML. */
export function htmlOf(text: string): string {
  if (!looksLikeHtml(text)) return text
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<p>${safe.replaceAll('\n\n', '</p><p>').replaceAll('\n', '<br>')}</p>`
}

function looksLikeHtml(text: string): boolean {
  return /<[a-z!/]|&[#\w]+;/i.test(text)
}
