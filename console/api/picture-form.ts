import { shrinkPicture } from '#ui/shrink-picture.ts'

/** More than the shop shows of a picture, so that it can crop. */
const longestEdge = 4000
/** Smaller files are sent as they are. */
const smallEnoughBytes = 5_000_000

/** The form that uploads a picture: a smaller one if the file is large and this browser can open it. */
export async function pictureForm(file: File): Promise<FormData> {
  const form = new FormData()
  form.set('file', await smallPicture(file), file.name)
  return form
}

async function smallPicture(file: File): Promise<Blob> {
  if (file.size <= smallEnoughBytes) return file
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp'
  return shrinkPicture(file, { longestEdge, type, quality: 0.92 })
}
