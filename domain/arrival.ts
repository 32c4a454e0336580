import { deliveryEstimate, startOfHongKongDay, type Day, type Way } from './dates.ts'

export type Supply =
  | { state: 'here' }
  /** Some are not made yet; expected on this day. */
  | { state: 'to_come'; expectedOn: Day }
  | { state: 'gone' }

export interface DayRange {
  from: Day
  to: Day
}

/**
 * First day the order can ship: not while the shop is closed, until `resumesOn`. It ships as one
 * parcel, so the last item decides. Null if unknown: an item is sold out or overdue.
 */
export function leavesOn(lines: readonly Supply[], today: Day, resumesOn: Day | null): Day | null {
  const days = lines.map((line) => readyOn(line, today, resumesOn))
  if (days.length === 0 || days.includes(null)) return null
  return days.reduce((latest, day) => (latest && day && day > latest ? day : latest))
}

/** The same before a variant is chosen: null unless all available ones agree. */
export function anyLeavesOn(
  choices: readonly Supply[],
  today: Day,
  resumesOn: Day | null,
): Day | null {
  const days = new Set(
    choices
      .filter(({ state }) => state !== 'gone')
      .map((choice) => readyOn(choice, today, resumesOn)),
  )
  const [day = null] = days
  return days.size === 1 ? day : null
}

function readyOn(line: Supply, today: Day, resumesOn: Day | null): Day | null {
  if (line.state === 'here') return notBefore(today, resumesOn)
  if (line.state === 'gone' || line.expectedOn < today) return null
  return notBefore(line.expectedOn, resumesOn)
}

export function notBefore(day: Day, earliest: Day | null): Day {
  return earliest !== null && earliest > day ? earliest : day
}

export function arrivalOf(leaves: Day, way: Way): DayRange {
  return deliveryEstimate(startOfHongKongDay(leaves), way)
}
