import { deliveryEstimate, startOfHongKongDay, type Day, type Way } from './dates.ts'

/** Where the pieces of one line are. */
export type Supply =
  | { state: 'here' }
  /** Some are still to be made: the day on which they are expected. */
  | { state: 'to_come'; expectedOn: Day }
  | { state: 'gone' }

export interface DayRange {
  from: Day
  to: Day
}

/**
 * The first day on which an order can leave. It travels together, so its last piece decides. Null:
 * nobody can say, because a piece is sold out, or was expected by now and is not here.
 */
export function leavesOn(lines: readonly Supply[], today: Day): Day | null {
  const days = lines.map((line) => readyOn(line, today))
  if (days.length === 0 || days.includes(null)) return null
  return days.reduce((latest, day) => (latest && day && day > latest ? day : latest))
}

/** The same for one of several pieces, none of which is chosen yet: null unless all agree. */
export function anyLeavesOn(choices: readonly Supply[], today: Day): Day | null {
  const days = new Set(
    choices.filter(({ state }) => state !== 'gone').map((choice) => readyOn(choice, today)),
  )
  const [day = null] = days
  return days.size === 1 ? day : null
}

function readyOn(line: Supply, today: Day): Day | null {
  if (line.state === 'here') return today
  if (line.state === 'gone' || line.expectedOn < today) return null
  return line.expectedOn
}

/** First and last day on which what leaves then is due at its address. */
export function arrivalOf(leaves: Day, way: Way): DayRange {
  return deliveryEstimate(startOfHongKongDay(leaves), way)
}
