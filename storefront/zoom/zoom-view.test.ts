import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fittedView,
  heldView,
  settledView,
  zoomedAbout,
  type Point,
  type View,
} from './zoom-view.ts'

const coordinate = fc.integer({ min: -2000, max: 2000 })
const anyPoint = fc.record({ x: coordinate, y: coordinate })
const anyView = fc.record({
  scale: fc.double({ min: 1, max: 4, noNaN: true }),
  x: coordinate,
  y: coordinate,
})
const side = fc.integer({ min: 200, max: 2000 })
const anySize = fc.record({ width: side, height: side })

/** The point of the fitted picture that lies under a point of the stage. */
function under({ scale, x, y }: View, point: Point): Point {
  return { x: (point.x - x) / scale, y: (point.y - y) / scale }
}

test('zooming keeps the point under the finger in place', () => {
  fc.assert(
    fc.property(
      anyView,
      anyPoint,
      fc.double({ min: 0, max: 9, noNaN: true }),
      (view, point, to) => {
        const [before, after] = [under(view, point), under(zoomedAbout(view, point, to), point)]
        expect(after.x).toBeCloseTo(before.x, 6)
        expect(after.y).toBeCloseTo(before.y, 6)
      },
    ),
  )
})

test('a dragged picture always covers the middle of the stage', () => {
  fc.assert(
    fc.property(anyView, anySize, (view, fitted) => {
      const { x, y, scale } = heldView(view, fitted)
      expect(Math.abs(x)).toBeLessThanOrEqual((fitted.width * scale) / 2)
      expect(Math.abs(y)).toBeLessThanOrEqual((fitted.height * scale) / 2)
    }),
  )
})

test('a picture at rest fills the stage if it is large enough, and is centred otherwise', () => {
  fc.assert(
    fc.property(anyView, anySize, anySize, (view, fitted, stage) => {
      const { x, scale } = settledView(view, fitted, stage)
      const half = (fitted.width * scale) / 2
      if (half < stage.width / 2) expect(x).toBeCloseTo(0)
      else expect(Math.abs(x) + stage.width / 2).toBeLessThanOrEqual(half + 1e-6)
    }),
  )
})

test('a picture is never smaller than fitted, nor larger than four times that', () => {
  expect(zoomedAbout(fittedView, { x: 0, y: 0 }, 0.2).scale).toBe(1)
  expect(zoomedAbout(fittedView, { x: 0, y: 0 }, 40).scale).toBe(4)
})
