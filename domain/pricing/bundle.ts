import { cents, noCents, percentOf, sumCents } from '../money.ts'
import type { Cut, Goods } from './goods.ts'
import type { Bundle } from './pricing-input.ts'
import { covers } from './scope.ts'
import { type Unit, unitsOf, weightsOf } from './units.ts'

type Parts = Bundle['parts']

/** The number of bundles that takes off most, each made of the dearest items. */
export function bundleCut({ parts, off, times: most }: Bundle, goods: Goods): Cut {
  let best: Cut = { amount: noCents, weights: new Map() }
  for (let times = 1; times <= most; times += 1) {
    const { units, missing } = fillParts(parts, times, goods)
    if (missing > 0) break
    const whole = sumCents(units.map(({ due }) => due))
    const amount =
      off.kind === 'percent'
        ? percentOf(whole, off.percent)
        : cents(Math.max(0, whole - times * off.price))
    if (amount > best.amount) best = { amount, weights: weightsOf(units) }
  }
  return best
}

/** Items missing for one bundle more than the cart has; null if none of it is there. */
export function missingToBundle({ parts, times: most }: Bundle, goods: Goods): number | null {
  const size = parts.reduce((sum, { qty }) => sum + qty, 0)
  for (let times = 1; times <= most; times += 1) {
    const { missing } = fillParts(parts, times, goods)
    if (missing > 0) return missing < size ? missing : null
  }
  return null
}

/**
 * Puts items into the parts of so many bundles, dearest first; an item moves to another part it
 * fits if that makes room for the next. This finds the dearest items that fill the parts.
 */
function fillParts(
  parts: Parts,
  times: number,
  { scope, ...goods }: Goods,
): { units: Unit[]; missing: number } {
  const rooms = parts.map((part) => ({ ...part, room: part.qty * times, units: [] as Unit[] }))
  let missing = rooms.reduce((sum, { room }) => sum + room, 0)
  const refused = new Set<string>()
  for (const unit of unitsOf(goods, missing)) {
    if (missing === 0) break
    // What did not fit once will not fit later.
    if (refused.has(unit.input.variantId) || !covers(scope, unit.input)) continue
    if (place(unit, rooms)) missing -= 1
    else refused.add(unit.input.variantId)
  }
  return { units: rooms.flatMap(({ units }) => units), missing }
}

interface Room {
  scope: Parts[number]['scope']
  room: number
  units: Unit[]
}

/** Follows the moves that could make room, breadth first. */
function place(unit: Unit, rooms: readonly Room[]): boolean {
  const moves = new Map<Room, { unit: Unit; out: Room | null }>()
  for (const room of rooms) if (covers(room.scope, unit.input)) moves.set(room, { unit, out: null })
  // A map also visits what is added during the loop.
  for (const [room] of moves) {
    if (room.units.length < room.room) {
      moveInto(room, moves)
      return true
    }
    for (const other of rooms) {
      if (moves.has(other)) continue
      const movable = room.units.find(({ input }) => covers(other.scope, input))
      if (movable) moves.set(other, { unit: movable, out: room })
    }
  }
  return false
}

function moveInto(room: Room, moves: ReadonlyMap<Room, { unit: Unit; out: Room | null }>): void {
  for (let into: Room | null = room; into !== null;) {
    const move = moves.get(into)
    if (!move) return
    into.units.push(move.unit)
    move.out?.units.splice(move.out.units.indexOf(move.unit), 1)
    into = move.out
  }
}
