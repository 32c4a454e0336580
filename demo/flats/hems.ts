import type { TopBlock } from './block.ts'
import { type Trace, across, trace } from './path.ts'
import { ribBand } from './ribs.ts'
import type { Sheet, Tone } from './sheet.ts'

/** The ribbed hem of a knit or a sweatshirt, narrower at its edge. */
export function hemRib(
  sheet: Sheet,
  block: TopBlock,
  depth: number,
  tone: Tone = 'body',
  gauge = 3.6,
): void {
  const [head, foot] = ribLines(block, depth)
  gathersAbove(sheet, block)
  ribBand(sheet, across(head), across(foot), Math.round((block.cut.hem * 2) / gauge), {
    tone,
    roll: 'body',
  })
}

function ribLines({ hemCorner, hemY, cut }: TopBlock, depth: number): [Trace, Trace] {
  const x = hemCorner[0]
  return [
    trace`M${x} ${hemY} C${x + cut.hem * 0.3} ${hemY + 3} ${200 - cut.hem * 0.3} ${hemY + 3} 200 ${hemY + 3}`,
    trace`M${x + 3} ${hemY + depth} C${x + cut.hem * 0.3} ${hemY + depth + 3} ${200 - cut.hem * 0.3} ${hemY + depth + 3} 200 ${hemY + depth + 3}`,
  ]
}

function gathersAbove(sheet: Sheet, { hemCorner, hemY, cut }: TopBlock): void {
  sheet.both(() => {
    const d = [0.06, 0.16, 0.3, 0.5, 0.72, 0.9]
      .map(
        (s, i) =>
          `M${hemCorner[0] + cut.hem * s} ${hemY + 1}l${(0.5 - s) * -3} ${-8 - (i % 3) * 5}`,
      )
      .join('')
    sheet.hair(d, 0.22)
  })
}
