/** In CSS pixels, from the middle of the stage. */
export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** How a picture lies on the stage: how much larger than fitted, and where its middle is. */
export interface View extends Point {
  scale: number
}

export const fittedView: View = { scale: 1, x: 0, y: 0 }

/** What one press, one key and the wheel enlarge to, and the most that fingers can. */
export const pressScale = 2.5
const mostScale = 4

/** Another scale, while what lies under the point stays there. */
export function zoomedAbout(view: View, point: Point, wanted: number): View {
  const scale = Math.min(Math.max(wanted, 1), mostScale)
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

/** As far as fingers can drag it: the middle of the stage never runs empty. */
export function heldView(view: View, fitted: Size): View {
  return within(view, (fitted.width * view.scale) / 2, (fitted.height * view.scale) / 2)
}

/** Where it comes to rest: it fills the stage where it is larger, and is in the middle where not. */
export function settledView(view: View, fitted: Size, stage: Size): View {
  const { width, height } = overhang(view, fitted, stage)
  return within(view, width, height)
}

/** How far the picture can move each way. */
export function overhang({ scale }: View, fitted: Size, stage: Size): Size {
  return {
    width: Math.max(0, (fitted.width * scale - stage.width) / 2),
    height: Math.max(0, (fitted.height * scale - stage.height) / 2),
  }
}

function within({ scale, x, y }: View, mostX: number, mostY: number): View {
  return { scale, x: clamp(x, mostX), y: clamp(y, mostY) }
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, -most), most)
}
