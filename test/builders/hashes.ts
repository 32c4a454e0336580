import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, vi } from 'vitest'

/** Counts the passwords that are hashed, whoever asks for it; call it once at the top of a file. */
export function countedHashes(): { count: () => number; during: (work: Work) => Promise<number> } {
  const hash = vi.spyOn(crypto, 'argon2')
  // What is imported by name follows.
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
