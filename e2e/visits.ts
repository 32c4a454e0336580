const counts: Readonly<Record<string, number>> = { first: 1, all: Number.POSITIVE_INFINITY }

/**
 * The ways in which a journey is made, the most telling first. `npm test` makes the first only,
 * continuous integration too; Vitest itself makes two, `npm test -- --walks` all: decision 045.
 */
export function visitsOf<const Visit>(...visits: Visit[]): Visit[] {
  return visits.slice(0, counts[process.env.JOURNEY_VISITS ?? ''] ?? 2)
}
