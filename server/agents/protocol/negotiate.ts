import type { Capability } from './capabilities.ts'
import type { PlatformProfile } from './platform-profiles.ts'

/** Capabilities that both sides have, by name, with the version both speak. */
export type Negotiated = ReadonlyMap<string, string>

/** The highest common version of each, without extensions of what is not common. */
export function negotiate(own: readonly Capability[], { ucp }: PlatformProfile): Negotiated {
  const common = new Map<string, string>()
  for (const { name } of own) {
    const theirs = new Set(ucp.capabilities[name]?.map(({ version }) => version))
    const versions = own.filter((each) => each.name === name && theirs.has(each.version))
    const highest = versions
      .map(({ version }) => version)
      .toSorted()
      .at(-1)
    if (highest !== undefined) common.set(name, highest)
  }
  prune(common, own)
  return common
}

/** Until nothing more falls: an extension may extend an extension. */
function prune(common: Map<string, string>, own: readonly Capability[]): void {
  const orphan = own.find(
    ({ name, extends: parents }) =>
      common.has(name) && parents.length > 0 && !parents.some((each) => common.has(each)),
  )
  if (!orphan) return
  common.delete(orphan.name)
  prune(common, own)
}

/** The capabilities that an answer names: the operation's own, and what extends it. */
export function relevantTo(root: string, negotiated: Negotiated, own: readonly Capability[]) {
  const names = own.filter(({ name, extends: parents }) => name === root || parents.includes(root))
  return Object.fromEntries(
    names.flatMap(({ name }) => {
      const version = negotiated.get(name)
      return version === undefined ? [] : [[name, [{ version }]] as const]
    }),
  )
}
