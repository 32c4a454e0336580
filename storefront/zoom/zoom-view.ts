/** In CSS pixels, from the middle of the stage. */
export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** Scale relative to the fitted picture, and position of its middle. */
export interface View extends Point {
  scale: number
}

export const fittedView: View = { scale: 1, x: 0, y: 0 }

/** Scale after a press, and the maximum. */
export const pressScale = 2.5
const maxScale = 4

/** Changes the scale, keeping the picture's point under `point` in place. */
export function zoomedAbout(view: View, point: Point, wanted: number): View {
  const scale = Math.min(Math.max(wanted, 1), maxScale)
  const grown = scale / view.scale
  return {
    scale,
    x: point.x - (point.x - view.x) * grown,
    y: point.y - (point.y - view.y) * grown,
  }
}

export function movedBy(view: View, by: Point): View {
  return { ...view, x: view.x + by.x, y: view.y + by.y }
}

/** Limit while dragging: the picture always covers the middle of the stage. */
export function heldView(view: View, fitted: Size): View {
  return within(view, (fitted.width * view.scale) / 2, (fitted.height * view.scale) / 2)
}

/** Position at rest: fills the stage if larger, centred if smaller. */
export function settledView(view: View, fitted: Size, stage: Size): View {
  const { width, height } = overhang(view, fitted, stage)
  return within(view, width, height)
}

export function overhang({ scale }: View, fitted: Size, stage: Size): Size {
  return {
    width: Math.max(0, (fitted.width * scale - stage.width) / 2),
    height: Math.max(0, (fitted.height * scale - stage.height) / 2),
  }
}

function within({ scale, x, y }: View, maxX: number, maxY: number): View {
  return { scale, x: clamp(x, maxX), y: clamp(y, maxY) }
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, -max), max)
}
