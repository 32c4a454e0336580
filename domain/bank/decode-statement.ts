import { TextDecoder } from '../web-globals.ts'
import { namesTable } from './column-names.ts'

/** Kinds of files that are no text, by their first bytes. */
export type NoText = 'pdf' | 'workbook' | 'picture' | 'other'

const beginnings: readonly [kind: NoText, text: string][] = [
  ['pdf', '%PDF'],
  ['workbook', 'PK\u0003\u0004'],
  ['workbook', '\u00D0\u00CF\u0011\u00E0'],
  ['picture', '\u0089PNG'],
  ['picture', '\u00FF\u00D8\u00FF'],
  ['picture', 'GIF8'],
  ['picture', 'RIFF'],
]

/** Null for a file that may be a table of text. */
export function kindOfNoText(bytes: ArrayBuffer): NoText | null {
  const start = [...new Uint8Array(bytes.slice(0, 16))]
    .map((byte) => String.fromCodePoint(byte))
    .join('')
  if (start.slice(4, 8) === 'ftyp') return 'picture'
  const found = beginnings.find(([, text]) => start.startsWith(text))
  if (found) return found[0]
  // oxlint-disable-next-line no-control-regex
  return /[\u0000-\u0008\u000E-\u001F]/.test(decodeStatement(bytes)) ? 'other' : null
}

/**
 * A bank's file as text: UTF-16 by its mark, UTF-8, or else Big5 or GB18030, as older systems write
 * Chinese. The two share most codes: the one whose text names the columns of a table is right.
 */
export function decodeStatement(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8.
    const texts = ['big5', 'gb18030'].map((code) => decode(bytes, code))
    return texts.toSorted((a, b) => strangeness(a) - strangeness(b))[0] ?? ''
  }
}

function decode(bytes: ArrayBuffer, code: string): string {
  return new TextDecoder(code).decode(bytes)
}

/** Fewer is likelier: broken characters, and headings that name no table. */
function strangeness(text: string): number {
  const broken = text.match(/[\uFFFD\uE000-\uF8FF]/g)?.length ?? 0
  const isNamed = text.split('\n').some((line) => namesTable(line.split(/[,;\t|]/)))
  return broken + (isNamed ? 0 : 1000)
}
