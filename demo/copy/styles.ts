import { bags } from './bags.ts'
import { cardigans } from './cardigans.ts'
import { casualTrousers } from './casual-trousers.ts'
import { coats } from './coats.ts'
import { hats } from './hats.ts'
import { jackets } from './jackets.ts'
import { jumpers } from './jumpers.ts'
import { layeringTees } from './layering-tees.ts'
import { polos } from './polos.ts'
import { shirts } from './shirts.ts'
import { shorts } from './shorts.ts'
import { smallThings } from './small-things.ts'
import type { StyleCopy } from './style-copy.ts'
import { summerPolos } from './summer-polos.ts'
import { summerShirts } from './summer-shirts.ts'
import { sweatshirts } from './sweatshirts.ts'
import { tees } from './tees.ts'
import { trousers } from './trousers.ts'
import { weatherJackets } from './weather-jackets.ts'
import { winterShirts } from './winter-shirts.ts'

export const styleCopies: readonly StyleCopy[] = [
  ...shirts,
  ...summerShirts,
  ...winterShirts,
  ...tees,
  ...layeringTees,
  ...polos,
  ...summerPolos,
  ...jumpers,
  ...cardigans,
  ...sweatshirts,
  ...trousers,
  ...casualTrousers,
  ...shorts,
  ...jackets,
  ...weatherJackets,
  ...coats,
  ...hats,
  ...bags,
  ...smallThings,
]

const byHandle: ReadonlyMap<string, StyleCopy> = new Map(
  styleCopies.map((copy) => [copy.handle, copy]),
)

export function copyOf(handle: string): StyleCopy {
  const copy = byHandle.get(handle)
  if (!copy) throw new Error(`no copy for style ${handle}`)
  return copy
}
