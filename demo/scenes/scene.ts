import { ground } from '../flats/palette.ts'
import { drawCloseUp, type CloseUp } from './close-up.ts'
import { drawHanging, type Hanging } from './hanging.ts'
import { drawPiles, type Piles } from './piles.ts'
import { drawTable, type Table } from './table.ts'

/** A journal picture, in the ratio 3:2 of its frame. */
export type Scene = Hanging | Table | Piles | CloseUp

const sceneWidth = 1200
const sceneHeight = 800

export function drawScene(scene: Scene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sceneWidth} ${sceneHeight}" width="${sceneWidth}" height="${sceneHeight}"><rect width="${sceneWidth}" height="${sceneHeight}" fill="${ground}"/>${marksOf(scene)}</svg>`
}

function marksOf(scene: Scene): string {
  switch (scene.kind) {
    case 'hanging':
      return drawHanging(scene)
    case 'table':
      return drawTable(scene)
    case 'piles':
      return drawPiles(scene)
    case 'close-up':
      return drawCloseUp(scene)
  }
}
