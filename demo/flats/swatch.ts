import { type Point, short } from './path.ts'
import type { Sheet } from './sheet.ts'

/** How many times larger than on its flat a cloth is drawn. */
const scale = 4.4
const [width, height] = [400 / scale, 500 / scale]
const tooth = 2.2

/** A pinked piece of the cloth, close enough to see how it is made, with a corner turned over. */
export function drawSwatch(sheet: Sheet): string {
  const [left, right, top, bottom] = [9, width - 9, 10, height - 10]
  const fold = 27
  const outline = [
    ...pinked([left, top], [right, top]),
    ...pinked([right, top], [right, bottom - fold]),
    ...pinked([right - fold, bottom], [left, bottom]),
    ...pinked([left, bottom], [left, top]),
  ]
  const shape = closed(outline)
  sheet.fill(moved(outline, 0.8, 1.2), '#000', 0.1)
  const piece = sheet.panel(shape, { roll: 'body', outline: 'seam' })
  sheet.within(piece, () => {
    sheet.fold([left - 4, 34], [width * 0.45, 27], [right + 4, 44], 2.4, 0.28)
    sheet.fold([left + 12, bottom + 2], [width * 0.5, 74], [right + 2, 58], 2, 0.24)
    sheet.shadow(
      `M${short(right - fold - 3)} ${short(bottom)}L${short(right)} ${short(bottom - fold - 3)}V${short(bottom)}Z`,
      0.5,
    )
  })
  const tip: Point = [right - fold + 3, bottom - fold + 2]
  const flap = [...pinked([right - fold, bottom], tip), ...pinked(tip, [right, bottom - fold])]
  sheet.panel(closed(flap), { tone: 'inner', grain: 90, roll: 'down', outline: 'seam' })
  return `<g transform="scale(${scale})">${sheet.toString()}</g>`
}

/** A zigzag edge, as pinking shears leave it. */
function pinked([fromX, fromY]: Point, [toX, toY]: Point): Point[] {
  const length = Math.hypot(toX - fromX, toY - fromY)
  const teeth = Math.round(length / tooth)
  const [alongX, alongY] = [(toX - fromX) / teeth, (toY - fromY) / teeth]
  const [outX, outY] = [(alongY / tooth) * 1.1, (-alongX / tooth) * 1.1]
  return Array.from({ length: teeth }, (_, at): Point[] => [
    [fromX + alongX * at, fromY + alongY * at],
    [fromX + alongX * (at + 0.5) + outX, fromY + alongY * (at + 0.5) + outY],
  ]).flat()
}

function closed(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`
}

function moved(points: readonly Point[], by: number, down: number): string {
  return closed(points.map(([x, y]): Point => [x + by, y + down]))
}
