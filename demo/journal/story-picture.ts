import type { LocalizedText } from '#domain/locale.ts'
import type { PlacedFlat } from '../flats/draw.ts'
import type { Scene } from '../scenes/scene.ts'

export interface StoryPicture {
  scene: Scene
  alt: LocalizedText
}

/** Style and colour, and “back” where it is seen from behind. */
export function piece(named: string): PlacedFlat {
  const [handle = '', colour = '', side] = named.split(' ')
  return { handle, colour, view: side === 'back' ? 'back' : 'front' }
}
