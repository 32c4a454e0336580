import type { ImageRecogniser } from '#server/platform/adapters/recogniser/image-recogniser.ts'
import { drawnPayment, judge } from '#test/drawn-proofs/drawn-proof.ts'
import { drawProof } from '#test/drawn-proofs/draw-proof.ts'
import { templates } from '#test/drawn-proofs/templates.ts'
import { degradations } from '#test/drawn-proofs/degrade.ts'

/** Every screen, degraded in every way; with `showsWords` also prints what was misread. */
export async function measureScreens(
  recogniser: ImageRecogniser,
  showsWords: boolean,
): Promise<void> {
  const names = Object.keys(degradations)
  const right = new Map<string, number>()
  const seconds: number[] = []
  let flagged = 0
  console.log(`| screen | ${names.join(' | ')} |`)
  console.log(`|---|${names.map(() => '---').join('|')}|`)
  for (const manner of templates) {
    const proof = await drawProof(manner.screen(drawnPayment))
    const cells: string[] = []
    for (const [name, spoil] of Object.entries(degradations)) {
      const picture = await spoil(proof)
      const startedAt = performance.now()
      const found = await recogniser.read(picture)
      seconds.push((performance.now() - startedAt) / 1000)
      const recognition = found === 'timed_out' ? null : found
      const { wrong } = judge(recognition?.looks ?? [], manner)
      const signs = recognition?.signs ?? []
      if (signs.length > 0) flagged += 1
      const complaints = [
        ...wrong.map((field) => `not ${field}`),
        ...(signs.length > 0 ? ['flagged'] : []),
      ]
      cells.push(complaints.length === 0 ? 'all' : complaints.join(', '))
      if (wrong.length === 0) right.set(name, (right.get(name) ?? 0) + 1)
      if (showsWords && complaints.length > 0) {
        console.error(`${manner.name}, ${name}: ${complaints.join(', ')} ${JSON.stringify(signs)}`)
        for (const line of recognition?.looks.flatMap(({ lines }) => lines) ?? []) {
          console.error(`    ${line.map((p) => `${p.text} @${p.confidence}`).join(' ¦ ')}`)
        }
      }
    }
    console.log(`| ${manner.name} | ${cells.join(' | ')} |`)
  }
  console.log(
    `| **all of ${templates.length}** | ${names.map((name) => right.get(name) ?? 0).join(' | ')} |`,
  )
  const sorted = seconds.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
  console.log(`\nFlagged as edited, which none is: ${flagged} of ${seconds.length}`)
  console.log(`Seconds: median ${at(0.5)}, nine in ten ${at(0.9)}, most ${at(1)}`)
}
