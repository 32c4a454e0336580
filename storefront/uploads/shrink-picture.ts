import { randomText } from '#domain/ids.ts'

/** Enough to read a payment proof; phone photos are several times as large. */
const longestEdge = 2000
const smallEnoughBytes = 1_500_000
/** PNG screenshots stay unchanged: re-encoding would hide traces of editing. */
const maxScreenshotBytes = 6_000_000

/** Types the API accepts (contract: file_not_image). */
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
  const made = shrinkPicture(file).then((picture) => ({ picture, idempotencyKey: randomText(24) }))
  prepared.set(file, made)
  return made
}

/** Shrinks large photos, which upload slowly on a phone. */
async function shrinkPicture(file: File): Promise<Blob> {
  const max = file.type === 'image/png' ? maxScreenshotBytes : smallEnoughBytes
  if (file.size <= max) return file
  const picture = await createImageBitmap(file).catch(() => null)
  // The server may be able to open what this browser cannot.
  if (!picture) return file
  const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const small = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85)
  })
  return small && small.size < file.size ? small : file
}
