import type { Cloth } from './cloth-tile.ts'
import type { Flat } from './flat.ts'
import type { Accents } from './palette.ts'
import { accessorySpecs } from './specs-accessories.ts'
import { knitSpecs, sweatSpecs } from './specs-knits.ts'
import { coatSpecs, jacketSpecs } from './specs-outerwear.ts'
import { shirtSpecs } from './specs-shirts.ts'
import { poloSpecs, teeSpecs } from './specs-tees.ts'
import { shortsSpecs, trouserSpecs } from './specs-trousers.ts'

export interface FlatSpec {
  cloth: Cloth
  flat: Flat
  /** Stitching, trims and contrasts in this colourway. */
  accents?: (colourCode: string) => Accents
  /** Striped cloth: the colour sold is the stripe, this is the ground. */
  groundColour?: string
}

export const specs: ReadonlyMap<string, FlatSpec> = new Map(
  Object.entries({
    ...shirtSpecs,
    ...teeSpecs,
    ...poloSpecs,
    ...knitSpecs,
    ...sweatSpecs,
    ...trouserSpecs,
    ...shortsSpecs,
    ...jacketSpecs,
    ...coatSpecs,
    ...accessorySpecs,
  }),
)
