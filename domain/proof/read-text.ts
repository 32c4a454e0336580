/** What was read off a picture: lines from top to bottom, each in the pieces that stand apart. */
export interface ReadText {
  lines: ReadLine[]
}

export type ReadLine = ReadPiece[]

/** Words that stand together, such as a label or its value. */
export interface ReadPiece {
  text: string
  /** How sure the reader is of them, from 0 to 1. */
  confidence: number
  /** It touches the edge of the picture: there may have been more of it. */
  isAtEdge?: true
}

/** How sure the reader is on the whole; 0 when it has read nothing. */
export function overallConfidence({ lines }: ReadText): number {
  const pieces = lines.flat()
  const letters = pieces.reduce((sum, { text }) => sum + text.length, 0)
  const sure = pieces.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0)
  return letters === 0 ? 0 : sure / letters
}
