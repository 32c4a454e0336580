import type { Cloth } from './cloth-tile.ts'
import type { Flat } from './flat.ts'
import type { Accents } from './palette.ts'

export interface FlatSpec {
  cloth: Cloth
  flat: Flat
  /** Stitching, trims and contrasts in this colourway. */
  accents?: (colourCode: string) => Accents
  /** Striped cloth: the colour sold is the stripe, this is the ground. */
  groundColour?: string
}
