import type { ReadText } from '#domain/proof/read-text.ts'

/** What a reader would find on a slip: one row per line, columns separated by ` | `. */
export function textOf(slip: string, confidence = 0.95): ReadText {
  const rows = slip.split('\n').map((line) => line.trim())
  return {
    lines: rows
      .filter((line) => line !== '')
      .map((line) => line.split(' | ').map((text) => ({ text, confidence }))),
  }
}
