import {
  type Point,
  type Trace,
  close,
  join,
  mid,
  path,
  pointAt,
  read,
  reverse,
  trace,
} from './path.ts'

/** Dimensions of trousers in drawing units; widths are half widths from the centre line. */
export interface LegCut {
  top: number
  waist: number
  hip: number
  /** Depth of hip and crotch below the top of the waistband. */
  hipAt: number
  rise: number
  length: number
  hem: number
  /** Distance of each leg's hem centre from the centre line. */
  spread: number
  /** Width of the leg at the knee. */
  knee: number
  band: number
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
  front: Trace
  back: Trace
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
  const { side, inseam } =
    cut.length > 350
      ? taperedLeg(cut, waistSide, hip, crotch, [hemOuter, hemInner])
      : straightLeg(waistSide, hip, crotch, [hemOuter, hemInner])
  const hem = trace`M${hemOuter} C${hemOuter[0] + cut.hem * 0.3} ${hemY + 2.5} ${hemOuter[0] + cut.hem * 0.7} ${hemY + 3} ${hemInner}`
  const top = (dip: number) =>
    trace`M${crotch} L200 ${bandY + dip} C${200 - cut.waist * 0.4} ${bandY + dip} ${200 - cut.waist * 0.8} ${bandY + dip * 0.5} ${waistSide}`
  const leg = (dip: number) => close(join(side, hem, reverse(inseam), top(dip)))
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
    front: leg(4),
    back: leg(-3),
  }
}

interface LegLines {
  side: Trace
  inseam: Trace
}

/** Joins the next curve at the hip without a corner: `lean` is that curve's outward slope per unit down. */
function hipCurve(waistSide: Point, hip: Point, lean = 0): string {
  const reach = hip[1] - waistSide[1]
  return path`M${waistSide} C${waistSide[0] - 4} ${waistSide[1] + reach * 0.36} ${hip[0] + lean * reach * 0.5} ${hip[1] - reach * 0.5} ${hip}`
}

/** From hip to hem via the knee. */
function taperedLeg(
  cut: LegCut,
  waistSide: Point,
  hip: Point,
  crotch: Point,
  [outer, inner]: readonly [Point, Point],
): LegLines {
  const kneeY = crotch[1] + (outer[1] - crotch[1]) * 0.45
  const kneeX = 200 - cut.spread * 0.93 - cut.knee / 2
  const down = outer[1] - hip[1]
  const innerKnee = kneeX + cut.knee
  return {
    side: join(
      read(hipCurve(waistSide, hip)),
      trace`M${hip} C${hip[0]} ${hip[1] + down * 0.16} ${kneeX - 3} ${kneeY - down * 0.16} ${kneeX} ${kneeY}
      C${kneeX + 1} ${kneeY + down * 0.14} ${outer[0]} ${outer[1] - down * 0.2} ${outer}`,
    ),
    inseam: trace`M${crotch} C${199} ${crotch[1] + 14} ${innerKnee + 4} ${kneeY - down * 0.16} ${innerKnee} ${kneeY} C${innerKnee - 1} ${kneeY + down * 0.14} ${inner[0]} ${inner[1] - down * 0.2} ${inner}`,
  }
}

/** From hip to hem for shorts, which have no knee. */
function straightLeg(
  waistSide: Point,
  hip: Point,
  crotch: Point,
  [outer, inner]: readonly [Point, Point],
): LegLines {
  const half = mid(hip, outer)
  const bend: Point = [200 + (inner[0] - 200) * 0.4, mid(crotch, inner)[1]]
  const lean = (hip[0] - outer[0]) / (outer[1] - hip[1])
  return {
    side: join(
      read(hipCurve(waistSide, hip, lean)),
      trace`M${hip} C${mid(hip, half, 0.3)} ${mid(hip, half, 0.7)} ${half} C${mid(half, outer, 0.3)} ${mid(half, outer, 0.7)} ${outer}`,
    ),
    inseam: trace`M${crotch} C${199} ${crotch[1] + 12} ${bend[0] + 3} ${bend[1] - 14} ${bend} C${bend[0] - 3} ${bend[1] + 14} ${mid(bend, inner, 0.7)} ${inner}`,
  }
}

export function creaseLine(
  { cut, side, hemOuter, hemInner, bandY }: LegBlock,
  from: number,
): Trace {
  const knee = pointAt(side, 0.66)
  const hemX = (hemOuter[0] + hemInner[0]) / 2
  return trace`M${200 - cut.waist * 0.5} ${bandY + from} C${200 - cut.hip * 0.52} ${bandY + 90} ${knee[0] + cut.knee * 0.5} ${knee[1] - 40} ${knee[0] + cut.knee * 0.5} ${knee[1]} L${hemX} ${cut.top + cut.length}`
}
