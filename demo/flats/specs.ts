import type { FlatSpec } from './flat-spec.ts'
import { accessorySpecs } from './specs-accessories.ts'
import { knitSpecs, sweatSpecs } from './specs-knits.ts'
import { coatSpecs, jacketSpecs } from './specs-outerwear.ts'
import { shirtSpecs } from './specs-shirts.ts'
import { poloSpecs, teeSpecs } from './specs-tees.ts'
import { shortsSpecs, trouserSpecs } from './specs-trousers.ts'

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
