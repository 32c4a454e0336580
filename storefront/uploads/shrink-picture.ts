import { randomText } from '#domain/ids.ts'

/** A slip is read well at this size; a phone's photo is several times as large. */
const longestEdge = 2000
const smallEnoughBytes = 1_500_000
/** A screenshot goes as it is: in another encoding nobody can see whether it was edited. */
const mostScreenshotBytes = 6_000_000

/** Pictures that the shop takes (contract: file_not_image). */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

export interface Prepared {
  picture: Blob
  /** Sent again it is the same upload. */
  idempotencyKey: string
}

const prepared = new WeakMap<File, Promise<Prepared>>()

/** A picture as it is sent; the same each time, so that a second try is known as one. */
export function preparePicture(file: File): Promise<Prepared> {
  const known = prepared.get(file)
  if (known) return known
  const made = shrinkPicture(file).then((picture) => ({ picture, idempotencyKey: randomText(24) }))
  prepared.set(file, made)
  return made
}

/** Large photos travel slowly on a phone: made smaller before they are sent. Small ones go as they are. */
async function shrinkPicture(file: File): Promise<Blob> {
  const most = file.type === 'image/png' ? mostScreenshotBytes : smallEnoughBytes
  if (file.size <= most) return file
  const picture = await createImageBitmap(file).catch(() => null)
  // What this browser cannot open, the server may.
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
