import { drawingOf, type Drawing } from '../drawing.ts'
import { ground } from '../flats/palette.ts'
import { drawCloseUp, type CloseUp } from './close-up.ts'
import { drawHanging, type Hanging } from './hanging.ts'
import { drawMeasuredPair, type Measured } from './measured.ts'
import { drawOutfit, type Outfit } from './outfit.ts'
import { drawPiles, type Piles } from './piles.ts'
import { drawShopFront, shopFrontSize, type ShopFront } from './shop-front.ts'
import { drawStreetMap, type StreetMap } from './street-map.ts'
import { drawTable, type Table } from './table.ts'

/** A picture of the journal or of a page, in the ratio of its frame: 3:2, a shop front 2:1. */
export type Scene = Hanging | Table | Piles | CloseUp | Outfit | ShopFront | StreetMap | Measured

const sceneSize = { width: 1200, height: 800 }

export function sceneDrawing(scene: Scene): Drawing {
  return drawingOf(drawScene(scene), sizeOf(scene))
}

export function drawScene(scene: Scene): string {
  const { width, height } = sizeOf(scene)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${marksOf(scene)}</svg>`
}

function sizeOf(scene: Scene): { width: number; height: number } {
  return scene.kind === 'shop-front' ? shopFrontSize : sceneSize
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
    case 'measured':
      return drawMeasuredPair(scene)
    case 'outfit':
      return drawOutfit(scene)
    case 'shop-front':
      return drawShopFront(scene)
    case 'street-map':
      return drawStreetMap()
  }
}
