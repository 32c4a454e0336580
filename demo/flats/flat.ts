import type { Point } from './path.ts'
import type { Sheet } from './sheet.ts'

export type Letter = 'A' | 'B' | 'C' | 'D'

export interface Measure {
  letter: Letter
  from: Point
  to: Point
  /** How far beside the garment the dimension line runs. */
  away: number
}

/** What a closer look shows: the left top corner and the width of the crop (its ratio is 4:5). */
export interface Focus {
  x: number
  y: number
  width: number
}

/** One garment, drawn from both sides. Accessories may have no back and nothing to measure. */
export interface Flat {
  front: (sheet: Sheet) => void
  back?: (sheet: Sheet) => void
  focus: Focus
  measures?: readonly Measure[]
}
