import { setTimeout as sleep } from 'node:timers/promises'

/** Resolves after `ms` milliseconds, or as soon as `signal` aborts. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  // Rejects only when aborted.
  await sleep(ms, undefined, { signal }).catch(() => {})
}
