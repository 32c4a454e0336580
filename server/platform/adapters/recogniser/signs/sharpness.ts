import type { Mark } from './marks.ts'
import { median } from './pixels.ts'

/** Fewer edges than this prove nothing. */
const minEdges = 60
/** Letters of one picture lie within this range; those of another program are harder or softer. */
const hardest = 0.7
const softest = 1.5

/** Words whose edges are harder or softer than those of all others. */
export function unevenSharpness(marks: readonly Mark[]): Mark[] {
  const measured = marks.flatMap((mark) => {
    const softness = softnessOf(mark)
    return softness === null ? [] : { mark, softness }
  })
  if (measured.length < 4) return []
  const usual = median(measured.map(({ softness }) => softness))
  return measured
    .filter(({ mark }) => mark.isWorthForging)
    .filter(({ softness }) => softness < usual * hardest || softness > usual * softest)
    .map(({ mark }) => mark)
}

export function usualSoftness(marks: readonly Mark[]): number {
  return median(marks.map(softnessOf).filter((softness) => softness !== null))
}

/** Half-inked pixels per step along an edge; null if there are too few edges. */
function softnessOf({ inked: { coverage, width, height } }: Mark): number | null {
  let between = 0
  let edges = 0
  const isInk = (at: number) => (coverage[at] ?? 0) > 0.5
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const at = y * width + x
      const covered = coverage[at] ?? 0
      if (covered > 0.15 && covered < 0.85) between += 1
      if (isInk(at) !== isInk(at + 1)) edges += 1
      if (isInk(at) !== isInk(at + width)) edges += 1
    }
  }
  return edges < minEdges ? null : between / edges
}
