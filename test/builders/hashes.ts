import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, vi } from 'vitest'

/**
 * Computes hashes of the shop's own cost at a thousandth of it, since most tests only need that a
 * password matches. What was stored at another cost is verified at that.
 */
export function quickHashes(): void {
  const { argon2 } = crypto
  // A file may open two shops.
  if (vi.isMockFunction(argon2)) return
  const hash = vi.spyOn(crypto, 'argon2')
  hash.mockImplementation((algorithm, parameters, callback) => {
    const isOwn = parameters.memory === 19_456 && parameters.passes === 2
    argon2(algorithm, isOwn ? { ...parameters, memory: 19, passes: 2 } : parameters, callback)
  })
  // Updates named imports.
  syncBuiltinESMExports()
  afterAll(() => {
    hash.mockRestore()
    syncBuiltinESMExports()
  })
}

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
