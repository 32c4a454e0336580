import { isUtf8 } from 'node:buffer'
import { otherKind } from './file-kind.ts'
import type { Problem } from './problem.ts'

/** The text of a file, in UTF-8 or, as Excel's “Unicode text” is, in UTF-16; or why it has none. */
export function readText(bytes: Uint8Array): string | Problem {
  const kind = otherKind(bytes)
  if (kind) return { line: 1, column: '', sentence: kind }
  const wide = wideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  if (bytes.includes(0)) return { line: 1, column: '', sentence: (t) => t.notText }
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes)
  return { line: firstBadLine(bytes), column: '', sentence: (t) => t.notUtf8 }
}

/** By the byte order mark; without one, headings in Latin letters leave every other byte zero. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === undefined || second === undefined) return null
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return null
}

function firstBadLine(bytes: Uint8Array): number {
  let line = 1
  let start = 0
  for (;;) {
    const end = bytes.indexOf(0x0a, start)
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return line
    start = end + 1
    line += 1
  }
}
