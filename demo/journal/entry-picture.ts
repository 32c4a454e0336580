import type { LocalizedText } from '#domain/locale.ts'
import type { PlacedFlat } from '../flats/draw.ts'
import type { Scene } from '../scenes/scene.ts'

export interface EntryPicture {
  scene: Scene
  alt: LocalizedText
}

/** Parses "style colour", with " back" added for the back view. */
export function piece(named: string): PlacedFlat {
  const [handle = '', colour = '', side] = named.split(' ')
  return { handle, colour, view: side === 'back' ? 'back' : 'front' }
}
