import { formatDay, type Day } from '#domain/dates.ts'
import type { Messages } from '../messages/messages.ts'

/** From when pre-ordered pieces leave. A day that has passed without them is not named. */
export function preorderText(
  expected: readonly Day[],
  words: Messages['product'],
  today: Day,
): string {
  const [first] = expected.filter((day) => day >= today).toSorted()
  return words.preorderFrom(first ? formatDay(first) : null)
}
