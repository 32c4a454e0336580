import type { LocalizedText } from '#domain/locale.ts'
import type { Scene } from '../scenes/scene.ts'

/** A picture of a page, stored with the page's data: a label replaces it by its own file. */
export interface DemoPagePicture {
  /** What a row of the home page calls it by. */
  name: string
  scene: Scene
  alt: LocalizedText
  /** Shown after this many headed sections of the text; 0 is above it. */
  after?: number
  /** Names of streets: their centre, at a share of the width and height. */
  labels?: readonly { x: number; y: number; title: LocalizedText; upright?: true }[]
  /** What the numbers on a map mean, from 1. */
  legend?: readonly LocalizedText[]
}
