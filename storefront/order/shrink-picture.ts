/** A slip is read well at this size; a phone's photo is several times as large. */
const longestEdge = 2000
const smallEnoughBytes = 1_500_000

/** Pictures that the shop takes (contract: file_not_image). */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

/** Large photos travel slowly on a phone: made smaller before they are sent. Small ones go as they are. */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size <= smallEnoughBytes) return file
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
