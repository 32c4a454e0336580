import { tesseractReader } from '#server/adapters/reader/tesseract.ts'
import { reencodeUpload } from '#server/files/images.ts'
import { judge } from '#test/slips/asked-slip.ts'
import { drawSlip } from '#test/slips/draw-slip.ts'
import { drawnFacts } from '#test/slips/asked-slip.ts'
import { manners } from '#test/slips/manners.ts'
import { spoilages } from '#test/slips/spoil.ts'

/**
 * Draws every kind of slip, spoils it in every way, reads it as the shop would, and counts what
 * came out right. `npm run proofs -- words` also shows what was read wrong.
 */
const showsWords = process.argv.includes('words')
// However busy the machine is, what is counted is what comes out.
const reader = tesseractReader({ mostSeconds: 900, idleSeconds: 5 })
const names = Object.keys(spoilages)
const right = new Map<string, number>()
const missed = new Map<string, number>()
const seconds: number[] = []

console.log(`| screen | ${names.join(' | ')} |`)
console.log(`|---|${names.map(() => '---').join('|')}|`)
for (const manner of manners) {
  const slip = await drawSlip(manner.screen(drawnFacts))
  const cells: string[] = []
  for (const [name, spoil] of Object.entries(spoilages)) {
    const upload = await reencodeUpload(await spoil(slip))
    const startedAt = performance.now()
    const looks = await reader.read(upload.bytes)
    seconds.push((performance.now() - startedAt) / 1000)
    const { wrong } = judge(looks, manner)
    cells.push(wrong.length === 0 ? 'all' : `not ${wrong.join(', ')}`)
    if (wrong.length === 0) right.set(name, (right.get(name) ?? 0) + 1)
    for (const each of wrong) missed.set(each, (missed.get(each) ?? 0) + 1)
    if (showsWords && wrong.length > 0) {
      console.error(`${manner.name}, ${name}: ${wrong.join(', ')}`)
      for (const line of looks.flatMap(({ lines }) => lines)) {
        console.error(`    ${line.map((p) => `${p.text} @${p.confidence}`).join(' ¦ ')}`)
      }
    }
  }
  console.log(`| ${manner.name} | ${cells.join(' | ')} |`)
}
console.log(
  `| **all of ${manners.length}** | ${names.map((name) => right.get(name) ?? 0).join(' | ')} |`,
)
await reader.close()

const sorted = seconds.toSorted((a, b) => a - b)
const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
console.log(`\nMissed: ${[...missed].map(([name, count]) => `${name} ${count}`).join(', ')}`)
console.log(`Seconds: median ${at(0.5)}, nine in ten ${at(0.9)}, most ${at(1)}`)
