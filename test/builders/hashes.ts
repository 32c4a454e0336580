import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, vi } from 'vitest'

/** Counts all password hashes; call it once at the top of a file. */
export function countedHashes(): { count: () => number; during: (work: Work) => Promise<number> } {
  const hash = vi.spyOn(crypto, 'argon2')
  // Updates named imports.
  syncBuiltinESMExports()
  afterAll(() => {
    hash.mockRestore()
    syncBuiltinESMExports()
  })
  const count = () => hash.mock.calls.length
  return {
    count,
    async during(work) {
      const before = count()
      await work()
      return count() - before
    },
  }
}

type Work = () => Promise<unknown>
