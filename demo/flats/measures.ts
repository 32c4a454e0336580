import type { TopBlock } from './block.ts'
import type { Measure } from './flat.ts'

/** A chest, B length, C shoulder, D sleeve. */
export function topMeasures(block: TopBlock, below = 0, cuff = 0): Measure[] {
  const { underarm, neck, shoulder, hemY, sleeve, cut } = block
  const measures: Measure[] = [
    {
      letter: 'A',
      from: [underarm[0], underarm[1] + 6],
      to: [400 - underarm[0], underarm[1] + 6],
      away: 0,
    },
    { letter: 'B', from: [400 - neck[0], cut.top], to: [400 - neck[0], hemY + below], away: 0 },
    {
      letter: 'C',
      from: [shoulder[0], shoulder[1]],
      to: [400 - shoulder[0], shoulder[1]],
      away: -(shoulder[1] - cut.top) - 26,
    },
  ]
  if (cut.sleeve.length > 0)
    measures.push({ letter: 'D', from: shoulder, to: sleeve.frame(0, cuff), away: 16 })
  return measures
}
