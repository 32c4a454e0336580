import { topBlock } from './block.ts'
import { across, beside, trace } from './path.ts'
import { flap, patchPocket } from './pockets.ts'
import type { Sheet } from './sheet.ts'
import { shirtCut } from './shirt.ts'

const block = topBlock(shirtCut)

export function westernFront(sheet: Sheet): void {
  sheet.both(() => {
    const [x, y] = [block.shoulder[0] + 6, block.shoulder[1] + 40]
    const yoke = trace`M${x} ${y} C${x + 20} ${y + 4} ${x + 34} ${y + 10} ${x + 44} ${y + 22} C${x + 54} ${y + 10} ${x + 72} ${y + 6} 191.5 ${y + 4}`
    sheet.shadow(
      trace`M${x} ${y} C${x + 20} ${y + 4} ${x + 34} ${y + 10} ${x + 44} ${y + 22} C${x + 54} ${y + 10} ${x + 72} ${y + 6} 191.5 ${y + 4} V${y + 8} C${x + 72} ${y + 10} ${x + 54} ${y + 14} ${x + 44} ${y + 27} C${x + 34} ${y + 15} ${x + 20} ${y + 9} ${x} ${y + 5} Z`,
      0.5,
    )
    sheet.seam(yoke)
    sheet.stitch(beside(yoke, -2.6), beside(yoke, -5))
  })
}

export function westernPockets(sheet: Sheet): void {
  sheet.both(() => {
    patchPocket(sheet, { x: 120, y: 177, width: 50, height: 56, foot: 'pointed', mouth: 4 })
    flap(sheet, { x: 118.5, y: 172, width: 53, height: 22, tip: 'scallop', closure: 'snap' })
  })
}

export function westernBack(sheet: Sheet): void {
  const [x, y] = [block.shoulder[0] + 6, block.shoulder[1] + 34]
  const yoke = across(trace`M${x} ${y} C${x + 26} ${y + 3} ${x + 62} ${y + 8} 200 ${y + 30}`)
  sheet.seam(yoke)
  sheet.stitch(beside(yoke, -2.6), beside(yoke, -5))
  sheet.both(() => {
    const dart = trace`M${x + 46} ${y + 8} L${x + 42} ${block.hemY - 10}`
    sheet.seam(dart, 1)
  })
}
