/** Reads from storage that may be full, blocked or corrupt: then the result is null. */
export function readStored(storage: 'local' | 'session', key: string): unknown {
  try {
    return JSON.parse(areaOf(storage).getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function store(storage: 'local' | 'session', key: string, value: unknown): void {
  try {
    if (value === null) areaOf(storage).removeItem(key)
    else areaOf(storage).setItem(key, JSON.stringify(value))
  } catch {
    // The page goes on with what it has in memory.
  }
}

function areaOf(storage: 'local' | 'session'): Storage {
  return storage === 'local' ? localStorage : sessionStorage
}

/** The strings of a stored list; drops everything else. */
export function textListOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}

/** The string properties of a stored object; drops everything else. */
export function textsOf(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

/** The positive numbers of a stored object; drops everything else. */
export function numbersOf(value: unknown): Readonly<Record<string, number>> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0,
    ),
  )
}
