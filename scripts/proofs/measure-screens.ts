import type { ImageReader } from '#server/platform/adapters/reader/image-reader.ts'
import { drawnFacts, judge } from '#test/slips/asked-slip.ts'
import { drawSlip } from '#test/slips/draw-slip.ts'
import { manners } from '#test/slips/manners.ts'
import { spoilages } from '#test/slips/spoil.ts'

/** Every screen, degraded in every way; with `showsWords` also prints what was misread. */
export async function measureScreens(reader: ImageReader, showsWords: boolean): Promise<void> {
  const names = Object.keys(spoilages)
  const right = new Map<string, number>()
  const seconds: number[] = []
  let flagged = 0
  console.log(`| screen | ${names.join(' | ')} |`)
  console.log(`|---|${names.map(() => '---').join('|')}|`)
  for (const manner of manners) {
    const slip = await drawSlip(manner.screen(drawnFacts))
    const cells: string[] = []
    for (const [name, spoil] of Object.entries(spoilages)) {
      const picture = await spoil(slip)
      const startedAt = performance.now()
      const reading = await reader.read(picture)
      seconds.push((performance.now() - startedAt) / 1000)
      const { wrong } = judge(reading?.looks ?? [], manner)
      const signs = reading?.signs ?? []
      if (signs.length > 0) flagged += 1
      const complaints = [
        ...wrong.map((field) => `not ${field}`),
        ...(signs.length > 0 ? ['flagged'] : []),
      ]
      cells.push(complaints.length === 0 ? 'all' : complaints.join(', '))
      if (wrong.length === 0) right.set(name, (right.get(name) ?? 0) + 1)
      if (showsWords && complaints.length > 0) {
        console.error(`${manner.name}, ${name}: ${complaints.join(', ')} ${JSON.stringify(signs)}`)
        for (const line of reading?.looks.flatMap(({ lines }) => lines) ?? []) {
          console.error(`    ${line.map((p) => `${p.text} @${p.confidence}`).join(' ¦ ')}`)
        }
      }
    }
    console.log(`| ${manner.name} | ${cells.join(' | ')} |`)
  }
  console.log(
    `| **all of ${manners.length}** | ${names.map((name) => right.get(name) ?? 0).join(' | ')} |`,
  )
  const sorted = seconds.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
  console.log(`\nFlagged as edited, which none is: ${flagged} of ${seconds.length}`)
  console.log(`Seconds: median ${at(0.5)}, nine in ten ${at(0.9)}, most ${at(1)}`)
}
