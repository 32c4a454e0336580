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
 * Items are grouped from the dearest down, and in each group the cheapest cost less: one order never
 * gets fewer than two would, and one more item in the cart never lowers the discount. Where an item
 * counts for either side, as many groups are made as take off most.
 */
export function buyGetCut(effect: BuyGet, goods: Goods): Cut {
  const sorted = sortUnits(effect, goods)
  let best: Cut = { amount: noCents, weights: new Map() }
  for (let times = 1; isEnough(sorted, effect, times) && times <= effect.times; times += 1) {
    const { bought, got } = groupsOf(sorted, effect, times)
    const amount = percentOf(sumCents(got.map(({ due }) => due)), effect.percent)
    // Spread over what was bought as well: returning those items must not leave a free one.
    if (amount > best.amount) best = { amount, weights: weightsOf([...bought, ...got]) }
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

type Counts = Pick<BuyGet, 'buy' | 'get'>

function isEnough({ onlyBought, onlyGot, either }: Sorted, { buy, get }: Counts, times: number) {
  return (
    onlyBought.length + either.length >= buy * times &&
    onlyGot.length + either.length >= get * times &&
    onlyBought.length + onlyGot.length + either.length >= (buy + get) * times
  )
}

/** The items of so many groups, of which there are enough. */
function groupsOf(sorted: Sorted, counts: Counts, times: number) {
  const bought: Unit[] = []
  const got: Unit[] = []
  let left = sorted
  for (let more = times - 1; more >= 0; more -= 1) {
    const fromOnly = left.onlyBought.slice(0, counts.buy)
    const fromEither = left.either.slice(0, counts.buy - fromOnly.length)
    bought.push(...fromOnly, ...fromEither)
    left = {
      onlyBought: left.onlyBought.slice(fromOnly.length),
      either: left.either.slice(fromEither.length),
      onlyGot: left.onlyGot,
    }
    for (let toGet = counts.get; toGet > 0; toGet -= 1) {
      left = takeGot(left, got, (after) =>
        isEnough(after, { buy: counts.buy * more, get: counts.get * more + toGet - 1 }, 1),
      )
    }
  }
  return { bought, got }
}

/** Takes the dearest item that leaves enough for the groups to come. */
function takeGot(left: Sorted, got: Unit[], leavesEnough: (after: Sorted) => boolean): Sorted {
  const [only] = left.onlyGot
  const [either] = left.either
  const withoutEither = { ...left, either: left.either.slice(1) }
  if (either && (!only || either.due > only.due) && leavesEnough(withoutEither)) {
    got.push(either)
    return withoutEither
  }
  if (only) got.push(only)
  return { ...left, onlyGot: left.onlyGot.slice(1) }
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
