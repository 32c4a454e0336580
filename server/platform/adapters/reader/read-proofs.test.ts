import { afterAll, expect, test } from 'vitest'
import { allCases, type ProofCase } from '#test/proofs/cases.ts'
import { measureCase } from '#test/proofs/measure.ts'
import { tesseractReader } from './tesseract.ts'

/**
 * A dozen cases of the development set, as real pictures through the real reader; `npm run proofs`
 * measures all of them.
 */
const recognitionTimeoutMs = 120_000
const reader = tesseractReader({ maxSeconds: 120, idleSeconds: 30 })
afterAll(() => reader.close())

const cases = allCases().filter(({ half, screen }) => half === 'developing' && screen)

/** Four of a group, spread over its screens. */
function someOf(group: ProofCase['group']): [string, ProofCase][] {
  const all = cases.filter((each) => each.group === group)
  return [1, 9, 14, 20].flatMap((at) => {
    const proof = all[at]
    return proof ? [[proof.name, proof] satisfies [string, ProofCase]] : []
  })
}

test.each(someOf('honest'))(
  '%s: everything is read, and nothing is flagged',
  { timeout: recognitionTimeoutMs },
  async (_, proof) => {
    const { wrong, isFlagged } = await measureCase(reader, proof)
    expect(wrong).toEqual([])
    expect(isFlagged).toBe(false)
  },
)

test.each(someOf('negative'))(
  '%s: there is no match',
  { timeout: recognitionTimeoutMs },
  async (_, proof) => {
    const { falseMatches, isAccepted } = await measureCase(reader, proof)
    expect(falseMatches).toEqual([])
    expect(isAccepted).toBe(false)
  },
)

test.each(someOf('edited'))(
  '%s: it is flagged',
  { timeout: recognitionTimeoutMs },
  async (_, proof) => {
    const { isFlagged, isAccepted } = await measureCase(reader, proof)
    expect(isFlagged).toBe(true)
    expect(isAccepted).toBe(false)
  },
)
