import { staffEndpoints } from '#contract/staff-endpoints.ts'

/** Staff calls that no screen makes, each with its reason. */
export const withoutScreen: Readonly<Record<string, string>> = {
  'GET /configurations': 'every settings screen reads its own value',
  'GET /enquiries/{id}': 'the inbox shows all of an enquiry',
  'GET /product-imports/{id}': 'the console follows the newest of the list',
}

const base = '/api/staff'

const patterns = staffEndpoints.map(({ key }) => {
  const [method, path = ''] = key.split(' ')
  const pattern = path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')
  return { key, method, pattern: new RegExp(`^${pattern}$`), params: path.split('{').length }
})

/** The call of a request: `GET /orders/{id}`. A word of the address counts before a parameter. */
export function staffCallOf(method: string, pathname: string): string | undefined {
  if (!pathname.startsWith(`${base}/`)) return undefined
  const path = pathname.slice(base.length)
  const [found] = patterns
    .filter((each) => each.method === method && each.pattern.test(path))
    .toSorted((a, b) => a.params - b.params)
  return found?.key
}

/**
 * Faults of a run of every journey: calls that no browser sent, though they are not known to lack
 * a screen, and calls that are listed as lacking one, but were sent.
 */
export function callFaults(sent: ReadonlySet<string>): string[] {
  const known = new Set(Object.keys(withoutScreen))
  const missing = staffEndpoints
    .map(({ key }) => key)
    .filter((key) => !sent.has(key) && !known.has(key))
    .map((key) => `${key} was answered to no browser`)
  const stale = [...known]
    .filter((key) => sent.has(key))
    .map((key) => `${key} was answered to a browser: take it off its list in test/staff-calls.ts`)
  return [...missing, ...stale]
}
