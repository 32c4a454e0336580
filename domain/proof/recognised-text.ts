/** OCR result: lines from top to bottom, each split into pieces where there is a gap. */
export interface RecognisedText {
  lines: RecognisedLine[]
}

export type RecognisedLine = RecognisedFragment[]

/** Adjacent words, such as a label or its value. */
export interface RecognisedFragment {
  text: string
  /** OCR confidence, from 0 to 1. */
  confidence: number
  /** It touches the picture's edge, so part of it may be missing. */
  isAtEdge?: true
}

/** Average confidence; 0 if nothing was read. */
export function overallConfidence({ lines }: RecognisedText): number {
  const pieces = lines.flat()
  const letters = pieces.reduce((sum, { text }) => sum + text.length, 0)
  const sure = pieces.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0)
  return letters === 0 ? 0 : sure / letters
}
