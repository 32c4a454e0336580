import { hongKongDay } from '#domain/dates.ts'

interface Dated {
  takenAt: Date
}

const days = 7
const weeks = 5
const months = 12
/** However old they are. */
const always = 3

/**
 * Backups that may be deleted. Kept are the newest of each of the last 7 days, 5 weeks and 12
 * months that have one, and the newest three.
 */
export function superfluous<Backup extends Dated>(backups: readonly Backup[]): Backup[] {
  const newestFirst = backups.toSorted((a, b) => b.takenAt.getTime() - a.takenAt.getTime())
  const kept = new Set([
    ...newestFirst.slice(0, always),
    ...newestOfEach(newestFirst, days, ({ takenAt }) => hongKongDay(takenAt)),
    ...newestOfEach(newestFirst, weeks, ({ takenAt }) => mondayOf(takenAt)),
    ...newestOfEach(newestFirst, months, ({ takenAt }) => hongKongDay(takenAt).slice(0, 7)),
  ])
  return newestFirst.filter((backup) => !kept.has(backup))
}

function newestOfEach<Backup>(
  newestFirst: readonly Backup[],
  count: number,
  periodOf: (backup: Backup) => string,
): Backup[] {
  const found = new Map<string, Backup>()
  for (const backup of newestFirst) {
    const period = periodOf(backup)
    if (!found.has(period)) found.set(period, backup)
  }
  return [...found.values()].slice(0, count)
}

/** First day of the week in Hong Kong, as a date. */
function mondayOf(at: Date): string {
  const day = new Date(`${hongKongDay(at)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}
