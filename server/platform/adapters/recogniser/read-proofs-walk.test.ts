import { afterAll, expect, test } from 'vitest'
import { allCases, type ProofCase } from '#test/proofs/cases.ts'
import { measureCase } from '#test/proofs/measure.ts'
import { tesseractRecogniser } from './tesseract.ts'

/**
 * A dozen cases of the development set, as real pictures through the real recogniser; `npm run proofs`
 * measures all of them.
 */
const recognitionTimeoutMs = 120_000
const recogniser = tesseractRecogniser({ maxCpuSeconds: 120, maxSeconds: 120, idleSeconds: 30 })
afterAll(() => recogniser.close())

const cases = allCases().filter(({ half, screen }) => half === 'developing' && screen)

const chosen = {
  honest: [
    'large bank, FPS, English, labels above, compressed',
    // A bold sum of 84 px, and one of 74 px.
    'PayMe, English, clean',
    'stored-value wallet, FPS, English, cropped',
    'international bank, transfer, English, serif table, photographed',
  ],
  negative: [
    'large bank, FPS, English, labels above: an old date',
    'international bank, transfer, English, serif table: pending',
    'internet banking, transfer, English, desktop: scheduled',
  ],
  flagged: [
    'virtual bank, FPS, traditional Chinese, dark: amount painted over, the metadata of an editor',
    'stored-value wallet, FPS, English: amount painted over, a patch of nearly the same colour',
  ],
  /** Without a trace, but the amount is not like other text. */
  alone: [
    'international bank, transfer, English, serif table: amount painted over, another typeface',
    'bank, transfer, simplified Chinese, gradient: amount painted over, one pixel larger',
  ],
} as const

function caseOf(name: string): ProofCase {
  const found = cases.find((each) => each.name === name)
  if (!found) throw new Error(`no case is called ${name}`)
  return found
}

function someOf(group: keyof typeof chosen): [string, ProofCase][] {
  return chosen[group].map((name) => [name, caseOf(name)])
}

test.each(someOf('honest'))(
  '%s: everything is read, and nothing is flagged',
  { timeout: recognitionTimeoutMs },
  async (_, proof) => {
    const { wrong, isFlagged } = await measureCase(recogniser, proof)
    expect(wrong).toEqual([])
    expect(isFlagged).toBe(false)
  },
)

test.each(someOf('negative'))(
  '%s: there is no match',
  { timeout: recognitionTimeoutMs },
  async (_, proof) => {
    const { falseMatches, isAccepted } = await measureCase(recogniser, proof)
    expect(falseMatches).toEqual([])
    expect(isAccepted).toBe(false)
  },
)

test.each(someOf('flagged'))(
  '%s: it is flagged',
  { timeout: recognitionTimeoutMs },
  async (_, proof) => {
    const { isFlagged, isAccepted } = await measureCase(recogniser, proof)
    expect({ isFlagged, isAccepted }).toEqual({ isFlagged: true, isAccepted: false })
  },
)

test.each(someOf('alone'))(
  '%s: it is not accepted',
  { timeout: recognitionTimeoutMs },
  async (_, proof) => {
    const { isFlagged, isAccepted } = await measureCase(recogniser, proof)
    expect({ isFlagged, isAccepted }).toEqual({ isFlagged: false, isAccepted: false })
  },
)
