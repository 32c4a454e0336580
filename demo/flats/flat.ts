import type { Point } from './path.ts'
import type { Sheet } from './sheet.ts'

type Letter = 'A' | 'B' | 'C' | 'D'

export interface Measure {
  letter: Letter
  from: Point
  to: Point
  /** Distance of the dimension line from the garment. */
  away: number
}

/** The crop of a close-up: top left corner and width; the ratio is 4:5. */
export interface Focus {
  x: number
  y: number
  width: number
}

/** One garment from both sides. Accessories may have no back and no measures. */
export interface Flat {
  front: (sheet: Sheet) => void
  back?: (sheet: Sheet) => void
  focus: Focus
  measures?: readonly Measure[]
}
