import { randomText } from '#domain/ids.ts'
import { shrinkPicture } from '#ui/shrink-picture.ts'

/** Enough to read a payment proof; phone photos are several times as large. */
const longestEdge = 2000
const smallEnoughBytes = 1_500_000
/** PNG screenshots stay unchanged: re-encoding would hide traces of editing. */
const maxScreenshotBytes = 6_000_000

/** Offered first where files are chosen; the shop says of another kind what it is. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

export interface Prepared {
  picture: Blob
  /** Identifies the upload when it is retried. */
  idempotencyKey: string
}

const prepared = new WeakMap<File, Promise<Prepared>>()

/** The picture to upload. Cached per file, so that a retry is recognised as one. */
export function preparePicture(file: File): Promise<Prepared> {
  const known = prepared.get(file)
  if (known) return known
  const made = smaller(file).then((picture) => ({ picture, idempotencyKey: randomText(24) }))
  prepared.set(file, made)
  return made
}

/** Shrinks large photos, which upload slowly on a phone. */
async function smaller(file: File): Promise<Blob> {
  const max = file.type === 'image/png' ? maxScreenshotBytes : smallEnoughBytes
  if (file.size <= max) return file
  return shrinkPicture(file, { longestEdge, type: 'image/jpeg', quality: 0.85 })
}
