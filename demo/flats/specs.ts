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
  /** Stitching, trim and contrast colours of a colourway. */
  accents?: (colourCode: string) => Accents
  /** Ground of striped cloth, whose stripe has the colourway's colour. */
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
