import type { EditSign } from '#domain/proof/edit-sign.ts'
import type { Word } from '../text-fragments.ts'
import { editorOf } from './editor-metadata.ts'
import { otherFamilies } from './family.ts'
import { otherInks } from './ink-colour.ts'
import { marksOf, type Mark } from './marks.ts'
import { unevenNoise } from './noise.ts'
import { patched } from './patch.ts'
import type { Pixels } from './pixels.ts'
import { unevenSharpness } from './sharpness.ts'
import { areSumsCompared, otherTypefaces } from './typeface.ts'

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
  const on = (kind: EditSign['kind'], found: readonly Mark[]): EditSign[] =>
    found.map(({ text }) => ({ kind, on: text }))
  const signs = [
    ...(editor === null ? [] : [{ kind: 'editor_metadata', on: editor } as const]),
    ...on('pasted_patch', patched(upright, marks)),
    ...on('mixed_noise', unevenNoise(marks)),
    ...on('mixed_sharpness', unevenSharpness(marks)),
    ...on('mixed_typefaces', [...new Set([...otherTypefaces(marks), ...otherFamilies(marks)])]),
    ...on('mixed_inks', otherInks(marks)),
  ]
  return { signs, isAmountCompared: areSumsCompared(marks) }
}
