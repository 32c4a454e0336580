import type { AnyEndpoint } from './endpoint.ts'
import recorded from './examples.json' with { type: 'json' }

const answers = new Map<string, unknown>(Object.entries(recorded))

/**
 * An example response: the call's own, or what the demo shop returned when `npm run api:examples`
 * last recorded it.
 */
export function exampleOf({ key, example }: AnyEndpoint): unknown {
  return example ?? answers.get(key)
}
