import { noCents, percentOf, sumCents } from '../money.ts'
import type { Cut, Goods } from './goods.ts'
import type { BuyGet, Scope } from './pricing-input.ts'
import { covers } from './scope.ts'
import { type Unit, unitsOf, weightsOf } from './units.ts'

/** Items by what they count for, each list dearest first. */
export interface Sorted {
  onlyBought: readonly Unit[]
  onlyGot: readonly Unit[]
  either: readonly Unit[]
}

/**
 * The number of repeats that takes off most. The dearest items count as bought and the next ones
 * cost less, so that one more item in the cart never lowers the discount.
 */
export function buyGetCut(effect: BuyGet, goods: Goods): Cut {
  const sorted = sortUnits(effect, goods)
  let best: Cut = { amount: noCents, weights: new Map() }
  for (let times = 1; times <= effect.times; times += 1) {
    const chosen = choose(sorted, effect.buy * times, effect.get * times)
    if (!chosen) break
    const amount = percentOf(sumCents(chosen.got.map(({ due }) => due)), effect.percent)
    // Spread over what was bought as well: returning those items must not leave a free one.
    if (amount > best.amount) {
      best = { amount, weights: weightsOf([...chosen.bought, ...chosen.got]) }
    }
  }
  return best
}

export function sortUnits({ buy, get, getScope, times }: BuyGet, goods: Goods): Sorted {
  const units = unitsOf(goods, (buy + get) * times)
  const isBought = ({ input }: Unit) => covers(goods.scope, input)
  const gets: Scope = getScope ?? goods.scope
  const isGot = ({ input }: Unit) => covers(gets, input)
  return {
    onlyBought: units.filter((unit) => isBought(unit) && !isGot(unit)),
    onlyGot: units.filter((unit) => !isBought(unit) && isGot(unit)),
    either: units.filter((unit) => isBought(unit) && isGot(unit)),
  }
}

/** Null if there are too few. */
function choose({ onlyBought, onlyGot, either }: Sorted, buy: number, get: number) {
  const needed = Math.max(0, buy - onlyBought.length)
  const bought = [...onlyBought.slice(0, buy - needed), ...either.slice(0, needed)]
  const got = [...onlyGot, ...either.slice(needed)]
    .toSorted((a, b) => b.due - a.due || (a.input.variantId < b.input.variantId ? -1 : 1))
    .slice(0, get)
  return bought.length < buy || got.length < get ? null : { bought, got }
}

/** Items still missing for one repeat more than the cart has. */
export function missingToGet(effect: BuyGet, goods: Goods): number | null {
  const { onlyBought, onlyGot, either } = sortUnits(effect, goods)
  const has = onlyBought.length + either.length + onlyGot.length
  for (let times = 1; times <= effect.times; times += 1) {
    const toBuy = Math.max(0, effect.buy * times - onlyBought.length - either.length)
    const spare = either.length - Math.max(0, effect.buy * times - onlyBought.length)
    const toGet = Math.max(0, effect.get * times - onlyGot.length - Math.max(0, spare))
    const missing = toBuy + toGet
    const isBegun = missing < effect.buy + effect.get
    if (missing > 0) return has > 0 && isBegun ? missing : null
  }
  return null
}
