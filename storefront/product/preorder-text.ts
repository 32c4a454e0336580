import { formatDay, type Day } from '#domain/dates.ts'
import type { Messages } from '../messages/messages.ts'

/** When pre-orders ship. Never names a day that has already passed. */
export function preorderText(
  expected: readonly Day[],
  messages: Messages['product'],
  today: Day,
): string {
  const [first] = expected.filter((day) => day >= today).toSorted()
  return messages.preorderFrom(first ? formatDay(first) : null)
}
