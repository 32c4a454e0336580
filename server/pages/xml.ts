export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'

export function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`
}

/** For text and attributes. Characters that XML cannot hold are left out. */
export function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
