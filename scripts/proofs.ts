import { tesseractRecogniser } from '#server/platform/adapters/recogniser/tesseract.ts'
import { allCases, type Half, type ProofCase } from '#test/proofs/cases.ts'
import { otherHandCases } from '#test/proofs/other-hand/cases.ts'
import { measureCase, summaryOf, type Measured } from '#test/proofs/measure.ts'
import { refuseUse } from './arguments.ts'
import { measureScreens } from './proofs/measure-screens.ts'

/**
 * Draws payment proofs, runs OCR on them and counts correct results: for both halves of the proofs
 * or one of them, for the pages of another hand, which a browser draws, or for the older screens, each
 * degraded in eight ways.
 */
const usage = 'npm run proofs -- [developing | held-back | other-hand | screens [words]]'
const [part, words, ...others] = process.argv.slice(2)
const isKnown =
  part === undefined || ['developing', 'held-back', 'other-hand', 'screens'].includes(part)
const isWordsKnown = words === undefined || (part === 'screens' && words === 'words')
if (!isKnown || !isWordsKnown || others.length > 0) {
  refuseUse(`Unknown command “${process.argv.slice(2).join(' ')}”.`, usage)
}
// Generous time limit: accuracy must not depend on how busy the machine is.
const recogniser = tesseractRecogniser({ maxCpuSeconds: 60, maxSeconds: 300, idleSeconds: 5 })
if (part === 'screens') await measureScreens(recogniser, words === 'words')
else if (part === 'other-hand') await measureOtherHand()
else await measureProofs()
await recogniser.close()

async function measureProofs(): Promise<void> {
  const halves: Half[] = ['developing', 'held back']
  const chosen = part?.replace('-', ' ')
  for (const half of halves.filter((each) => chosen === undefined || chosen === each)) {
    const measured: Measured[] = []
    for (const proof of allCases().filter((each) => each.half === half)) {
      const result = await measureCase(recogniser, proof)
      measured.push(result)
      // No details for the held-back half: looking at them would mean developing against it.
      if (half === 'developing') notify(proof, result)
    }
    console.log(summaryOf(half, measured))
  }
}

async function measureOtherHand(): Promise<void> {
  const measured: Measured[] = []
  for (const proof of await otherHandCases()) {
    const result = await measureCase(recogniser, proof)
    measured.push(result)
    notify(proof, result)
    if (result.isFlagged && proof.group === 'edited') console.log(`${proof.name}: flagged`)
  }
  console.log(summaryOf('other hand', measured))
}

function notify({ name }: ProofCase, { wrong, falseMatches, problem }: Measured): void {
  const complaints = [
    ...(wrong.length > 0 ? [`not read: ${wrong.join(', ')}`] : []),
    ...(falseMatches.length > 0 ? [`FALSE MATCH: ${falseMatches.join(', ')}`] : []),
    ...(problem === null ? [] : [problem]),
  ]
  if (complaints.length > 0) console.log(`${name}: ${complaints.join('; ')}`)
}
