export interface Differences {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** The updated fields that differ, before and after; null if none does. */
export function differences(
  known: Readonly<Record<string, unknown>>,
  wish: Readonly<Record<string, unknown>>,
): Differences | null {
  const before: Record<string, unknown> = {}
  const after: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(wish)) {
    if (value === undefined || isSame(known[name], value)) continue
    before[name] = known[name]
    after[name] = value
  }
  return Object.keys(after).length > 0 ? { before, after } : null
}

/** PostgreSQL does not keep the order of keys in a JSON object. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value ?? null
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]))
}
