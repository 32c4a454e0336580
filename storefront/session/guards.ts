/** The guards a page can name: `export const handle = { guard: 'registeredOnly' }`. */
const guardNames = ['registeredOnly', 'unregisteredOnly'] as const
export type GuardName = (typeof guardNames)[number]

interface Matched {
  handle?: unknown
}

/** What the innermost page names as its guard; a handle is data, so the name may be any. */
export function namedGuard(matches: readonly Matched[]): string | undefined {
  const { guard } = Object.assign({ guard: undefined }, matches.at(-1)?.handle)
  return guard === undefined ? undefined : String(guard)
}

export function isGuardName(name: string): name is GuardName {
  return guardNames.some((each) => each === name)
}

/** spec §8: a missing guard must never leave a page open, so the page answers 500 instead. */
export class UnknownGuard extends Error {
  constructor(name: string) {
    super(`Unknown middleware ${name}`)
    this.name = 'UnknownGuard'
  }
}

/** The status of a rendered page. */
export function guardedStatus(matches: readonly Matched[], status: number): number {
  const guard = namedGuard(matches)
  return guard === undefined || isGuardName(guard) ? status : 500
}
