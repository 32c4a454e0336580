import type { LegCut } from './legs.ts'

export interface TrouserSpec {
  cut?: Partial<LegCut>
  waist: 'loops' | 'elastic' | 'adjusters' | 'plain'
  pockets: 'slant' | 'jeans' | 'patch' | 'seam'
  back: 'welt' | 'jeans' | 'patch' | 'swim'
  pleats?: 0 | 1 | 2
  hasCrease?: boolean
  hem: 'blind' | 'stitched' | 'chain' | 'turn-up'
  hasSideSplit?: boolean
  isRiveted?: boolean
  /** Metal ends on the cord. */
  hasTips?: boolean
}
