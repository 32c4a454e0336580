import type { Point, Trace } from './path.ts'
import { close, join, pointAt, reverse, trace } from './path.ts'

/** Measures of trousers in drawing units, half widths counted from the centre line. */
export interface LegCut {
  top: number
  waist: number
  hip: number
  /** Depth of the hip and of the crotch below the top of the waistband. */
  hipAt: number
  rise: number
  length: number
  hem: number
  /** How far each leg's hem centre stands off the centre line. */
  spread: number
  /** Width of the leg half way down. */
  knee: number
  band: number
  /** How soon the legs part, as a share of the spread at the knee. */
  part?: number
}

export interface LegBlock {
  cut: LegCut
  bandY: number
  crotch: Point
  hemY: number
  hemOuter: Point
  hemInner: Point
  side: Trace
  inseam: Trace
  hem: Trace
  /** The left leg from waistband to hem. */
  shape: Trace
  waistSide: Point
}

export function legBlock(cut: LegCut): LegBlock {
  const bandY = cut.top + cut.band
  const hemY = cut.top + cut.length
  const crotch: Point = [200, cut.top + cut.rise]
  const waistSide: Point = [200 - cut.waist - 1.5, bandY]
  const hip: Point = [200 - cut.hip, cut.top + cut.hipAt]
  const hemOuter: Point = [200 - cut.spread - cut.hem / 2, hemY - 1]
  const hemInner: Point = [200 - cut.spread + cut.hem / 2, hemY + 1]
  const kneeY = crotch[1] + (hemY - crotch[1]) * 0.45
  const kneeX = 200 - cut.spread * (cut.part ?? 0.93) - cut.knee / 2
  const down = hemY - hip[1]
  const side = trace`M${waistSide} C${waistSide[0] - 3} ${bandY + 24} ${hip[0]} ${hip[1] - 34} ${hip}
    C${hip[0]} ${hip[1] + down * 0.16} ${kneeX - 3} ${kneeY - down * 0.16} ${kneeX} ${kneeY} C${kneeX + 1} ${kneeY + down * 0.14} ${hemOuter[0]} ${hemY - down * 0.2} ${hemOuter}`
  const innerKnee = kneeX + cut.knee
  const inseam = trace`M${crotch} C${199} ${crotch[1] + 14} ${innerKnee + 4} ${kneeY - down * 0.16} ${innerKnee} ${kneeY} C${innerKnee - 1} ${kneeY + down * 0.14} ${hemInner[0]} ${hemY - down * 0.2} ${hemInner}`
  const hem = trace`M${hemOuter} C${hemOuter[0] + cut.hem * 0.3} ${hemY + 2.5} ${hemOuter[0] + cut.hem * 0.7} ${hemY + 3} ${hemInner}`
  const front = trace`M${crotch} L200 ${bandY + 4} C${200 - cut.waist * 0.4} ${bandY + 4} ${200 - cut.waist * 0.8} ${bandY + 2} ${waistSide}`
  return {
    cut,
    bandY,
    crotch,
    hemY,
    hemOuter,
    hemInner,
    side,
    inseam,
    hem,
    waistSide,
    shape: close(join(side, hem, reverse(inseam), front)),
  }
}

/** The middle of the leg, where a crease falls. */
export function creaseLine(
  { cut, side, hemOuter, hemInner, bandY }: LegBlock,
  from: number,
): Trace {
  const knee = pointAt(side, 0.66)
  const hemX = (hemOuter[0] + hemInner[0]) / 2
  return trace`M${200 - cut.waist * 0.5} ${bandY + from} C${200 - cut.hip * 0.52} ${bandY + 90} ${knee[0] + cut.knee * 0.5} ${knee[1] - 40} ${knee[0] + cut.knee * 0.5} ${knee[1]} L${hemX} ${cut.top + cut.length}`
}
