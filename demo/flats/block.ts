import { type Point, type Trace, join, mid, reverse, trace, whole } from './path.ts'

/** Dimensions of a top in drawing units (the picture is 400 wide); widths are half widths from the centre line. */
export interface TopCut {
  /** The y of the shoulder's high point on the sheet. */
  top: number
  neck: number
  neckDrop: number
  shoulder: number
  /** Drop of the shoulder tip below the neck point. */
  slope: number
  armhole: number
  chest: number
  waist: number
  hem: number
  /** From the neck point. */
  length: number
  hemShape: 'straight' | 'tail' | 'curved'
  sleeve: SleeveCut
}

export interface SleeveCut {
  length: number
  /** Degrees away from the body. */
  angle: number
  /** Fullness at the shoulder tip. */
  cap: number
  cuff: number
}

/** Maps across and along in a tilted frame to a point on the sheet. */
type Frame = (across: number, along: number) => Point

export interface TopBlock {
  cut: TopCut
  neck: Point
  shoulder: Point
  underarm: Point
  hemCorner: Point
  hemY: number
  shoulderLine: Trace
  armhole: Trace
  side: Trace
  /** From the side to the centre. */
  hem: Trace
  sleeve: SleeveBlock
}

export interface SleeveBlock {
  /** Down the outside from the shoulder tip. */
  outer: Trace
  inner: Trace
  end: Trace
  shape: Trace
  /** Origin at the outer corner of the sleeve's end. */
  frame: Frame
  angle: number
  roll: readonly [Point, Point]
}

export const centre = 200

export function topBlock(cut: TopCut): TopBlock {
  const neck: Point = [centre - cut.neck, cut.top]
  const shoulder: Point = [centre - cut.shoulder, cut.top + cut.slope]
  const underarm: Point = [centre - cut.chest, shoulder[1] + cut.armhole]
  const hemY = cut.top + cut.length
  const rise = cut.hemShape === 'tail' ? 34 : cut.hemShape === 'curved' ? 9 : 0
  const hemCorner: Point = [centre - cut.hem, hemY - rise]
  const belly = centre - (8 * cut.waist - cut.chest - cut.hem) / 6
  const drop = hemCorner[1] - underarm[1]
  const span = shoulder[0] - neck[0]
  return {
    cut,
    neck,
    shoulder,
    underarm,
    hemCorner,
    hemY,
    shoulderLine: trace`M${neck} C${neck[0] + span * 0.35} ${neck[1] + cut.slope * 0.28} ${shoulder[0] - span * 0.35} ${shoulder[1] - cut.slope * 0.3} ${shoulder}`,
    armhole: trace`M${shoulder} C${shoulder[0] + 6} ${shoulder[1] + cut.armhole * 0.36} ${shoulder[0] + 7} ${shoulder[1] + cut.armhole * 0.72} ${underarm}`,
    side: trace`M${underarm} C${belly} ${underarm[1] + drop * 0.34} ${belly} ${underarm[1] + drop * 0.66} ${hemCorner}`,
    hem: hemLine(cut, hemCorner, hemY),
    sleeve: sleeveBlock(
      cut.sleeve,
      shoulder,
      underarm,
      Math.atan2(cut.slope, cut.shoulder - cut.neck),
    ),
  }
}

function hemLine(cut: TopCut, corner: Point, y: number): Trace {
  if (cut.hemShape === 'tail') {
    return trace`M${corner} C${corner[0] + 6} ${corner[1] + 17} ${corner[0] + 28} ${y - 4} ${corner[0] + 56} ${y - 1} C${corner[0] + 74} ${y} ${centre - 12} ${y} ${centre} ${y}`
  }
  const sag = cut.hemShape === 'curved' ? 9 : 3
  return trace`M${corner} C${corner[0] + cut.hem * 0.3} ${corner[1] + sag} ${centre - cut.hem * 0.35} ${y + (cut.hemShape === 'curved' ? 0 : 3)} ${centre} ${y + (cut.hemShape === 'curved' ? 0 : 3)}`
}

function sleeveBlock(cut: SleeveCut, tip: Point, underarm: Point, slope: number): SleeveBlock {
  const lean = (cut.angle * Math.PI) / 180
  const along: Point = [-Math.sin(lean), Math.cos(lean)]
  const over: Point = [Math.cos(lean), Math.sin(lean)]
  const at = (origin: Point, across: number, down: number): Point => [
    origin[0] + over[0] * across + along[0] * down,
    origin[1] + over[1] * across + along[1] * down,
  ]
  const end = at(tip, -cut.cap, cut.length)
  const frame: Frame = (across, down) => at(end, across, down)
  const inside = frame(cut.cuff, 0)
  const reach = cut.cap * 1.25 + cut.length * 0.03
  const top: Point = [tip[0] - Math.cos(slope) * reach, tip[1] + Math.sin(slope) * reach * 0.8]
  const outer = trace`M${tip} C${top} ${at(end, -cut.length * 0.015, -cut.length * 0.66)} ${end}`
  const bend = at(mid(underarm, inside, 0.4), -cut.length * 0.012, 0)
  const inner = trace`M${underarm} C${mid(underarm, bend, 0.8)} ${at(mid(underarm, inside, 0.7), -2, 0)} ${inside}`
  const hem = trace`M${end} C${frame(cut.cuff * 0.3, 2.5)} ${frame(cut.cuff * 0.7, 2.5)} ${inside}`
  const hidden = trace`M${underarm} L${underarm[0] + 12} ${underarm[1] - 10} L${tip[0] + 12} ${tip[1] + 8} L${tip}`
  const half = cut.length * 0.5
  return {
    outer,
    inner,
    end: hem,
    shape: { ...join(outer, hem, reverse(inner), hidden), isClosed: true },
    frame,
    angle: cut.angle,
    roll: [frame(-4, -half), frame(cut.cuff + 14, -half)],
  }
}

/** The whole body below a neckline, which runs from the centre up to the left neck point. */
export function bodyShape(block: TopBlock, neckline: Trace): Trace {
  return whole(join(neckline, block.shoulderLine, block.armhole, block.side, block.hem))
}

/** A round neckline from the centre front up to the neck point. */
export function roundNeck(half: number, top: number, drop: number): Trace {
  return trace`M${centre} ${top + drop} C${centre - half * 0.58} ${top + drop} ${centre - half * 0.94} ${top + drop * 0.55} ${centre - half} ${top}`
}

export function veeNeck(half: number, top: number, drop: number): Trace {
  return trace`M${centre} ${top + drop} C${centre - half * 0.42} ${top + drop * 0.66} ${centre - half * 0.9} ${top + drop * 0.3} ${centre - half} ${top}`
}
