import { inflateSync } from 'node:zlib'

/** Text of a PDF of PDFKit, a drawn run of text per line. */
export function pdfText(pdf: Buffer): string {
  const streams = streamsOf(pdf)
  const letters = new Map(streams.flatMap(lettersOf))
  return streams
    .flatMap((stream) => [...stream.matchAll(/\[(.*?)\] TJ/g)])
    .map(([, run = '']) =>
      codesIn(run)
        .map((code) => letters.get(code) ?? '\uFFFD')
        .join(''),
    )
    .join('\n')
}

function streamsOf(pdf: Buffer): string[] {
  const found: string[] = []
  let at = pdf.indexOf('stream\n')
  while (at !== -1) {
    const start = at + 'stream\n'.length
    const bytes = pdf.subarray(start, pdf.indexOf('endstream', start))
    // Zlib’s first byte; fonts in other forms hold no text.
    if (bytes[0] === 0x78) found.push(inflateSync(bytes).toString('latin1'))
    at = pdf.indexOf('\nstream\n', start)
    if (at !== -1) at += 1
  }
  return found
}

/** A typeface's codes and the letters they stand for. */
function lettersOf(stream: string): [string, string][] {
  return [...stream.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gs)].flatMap(
    ([, first = '', list = '']) =>
      [...list.matchAll(/<([0-9a-f ]+)>/g)].map(([, letter = ''], at): [string, string] => [
        (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0'),
        Buffer.from(letter.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ]),
  )
}

function codesIn(run: string): string[] {
  return [...run.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
}
