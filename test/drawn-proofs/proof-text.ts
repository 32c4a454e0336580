import type { RecognisedText } from '#domain/proof/recognised-text.ts'

/** What a reader would find on a proof: one row per line, columns separated by ` | `. */
export function textOf(proof: string, confidence = 0.95): RecognisedText {
  const rows = proof.split('\n').map((line) => line.trim())
  return {
    lines: rows
      .filter((line) => line !== '')
      .map((line) => line.split(' | ').map((text) => ({ text, confidence }))),
  }
}
