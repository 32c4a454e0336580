import { uploadImage } from '../api/upload-image.ts'
import { callStaff } from '../api/staff-api.ts'

export function isPicture({ type, name }: File): boolean {
  return type.startsWith('image/') || /\.(jpe?g|png|webp|gif|heic|avif)$/i.test(name)
}

/** The last part of a picture's address or path, as file names are compared. */
export function nameOf(src: string): string {
  const last = src.split(/[/\\]/).at(-1) ?? ''
  return last
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/\.jpeg$/, '.jpg')
}

export interface Matching {
  done: number
  all: number
  /** Pictures that have found a product. */
  matched: number
  /** File names that no product waits for. */
  unmatched: readonly string[]
  /** File names that the shop refused, each with why. */
  unsent: readonly { name: string; error: unknown }[]
}

/** Uploads pictures one after the other, and gives each to the products that wait for its name. */
export async function matchPictures(
  files: readonly File[],
  onProgress: (matching: Matching) => void,
): Promise<void> {
  let now: Matching = { done: 0, all: files.length, matched: 0, unmatched: [], unsent: [] }
  onProgress(now)
  for (const file of files) {
    const { name } = file
    try {
      const { _id } = await uploadImage(file)
      const { products } = await callStaff('POST /products/waiting-pictures', {
        body: { file_id: _id, name },
        idempotencyKey: crypto.randomUUID(),
      })
      now =
        products > 0
          ? { ...now, matched: now.matched + 1 }
          : { ...now, unmatched: [...now.unmatched, name] }
    } catch (error) {
      now = { ...now, unsent: [...now.unsent, { name, error }] }
    }
    now = { ...now, done: now.done + 1 }
    onProgress(now)
  }
}
