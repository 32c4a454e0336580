import { colourPath, productPath } from '../paths.ts'
import type { Garment } from './home-view.ts'

export function garmentPath(garment: Garment): string {
  return garment.colour === null ? productPath(garment) : colourPath(garment, garment.colour)
}
