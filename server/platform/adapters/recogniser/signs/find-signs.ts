import type { EditSign } from '#domain/proof/edit-sign.ts'
import type { Word } from '../text-fragments.ts'
import { areSumsCompared } from './compare-sums.ts'
import { editorOf } from './editor-metadata.ts'
import { marksOf } from './marks.ts'
import { patched } from './patch.ts'
import type { Pixels } from './pixels.ts'

interface Picture {
  /** The file as uploaded. */
  bytes: Uint8Array
  upright: Pixels
  /** The words of each pass, in pixels of the prepared picture. */
  looks: readonly (readonly Word[][])[]
  /** From the words' coordinates to the picture's. */
  scale: number
}

export interface Signs {
  signs: EditSign[]
  /** See `ImageRecognition`. */
  isAmountCompared: boolean
}

export async function findSigns({ bytes, upright, looks, scale }: Picture): Promise<Signs> {
  const marks = marksOf(upright, looks, scale)
  const editor = await editorOf(bytes)
  const signs: EditSign[] = [
    ...(editor === null ? [] : [{ kind: 'editor_metadata', on: editor } as const]),
    ...patched(upright, marks).map(({ text }) => ({ kind: 'pasted_patch', on: text }) as const),
  ]
  return { signs, isAmountCompared: areSumsCompared(marks) }
}
