import type { CashSession } from './use-open-till.ts'

type Method = CashSession['counts'][number]['method']

/** Counts to begin with: nothing needs counting where nothing came in, except the cash. */
export function startCounts(
  counts: readonly Pick<CashSession['counts'][number], 'method' | 'expected'>[],
): Record<Method, { counted: string; reason: string }> {
  const none = { counted: '', reason: '' }
  const start = { cash: none, octopus: none, card_terminal: none, fps: none }
  for (const { method, expected } of counts) {
    if (method !== 'cash' && expected === '0.00') start[method] = { ...none, counted: expected }
  }
  return start
}
