import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { measureImage, type ImageInfo } from '../../platform/files/images.ts'
import type { Problem } from './problem.ts'
import type { PictureData, ProductData } from './product-data.ts'

/** Loads a picture by its name or URL in the file. Throws with a message for the report. */
export type PictureSource = (src: string) => Promise<Uint8Array>

export interface LoadedPicture {
  bytes: Uint8Array
  facts: ImageInfo
}

const fetchSeconds = 15
const maxBytes = 20 * 1024 * 1024
/** As many concurrent downloads as a typical picture host tolerates. */
const atOnce = 4

/** Reads pictures from a folder by file name, and downloads those it does not have. */
export function picturesFrom(folder: string | null): PictureSource {
  return async (src) => {
    if (folder !== null) {
      try {
        return await readFile(path.join(folder, path.basename(new URL(src, 'file:///').pathname)))
      } catch (error) {
        if (!/^https?:/.test(src)) throw new Error(`it is not in ${folder}`, { cause: error })
      }
    }
    if (/^https?:/.test(src)) return download(src)
    throw new Error('no picture folder given (--images DIR)')
  }
}

async function download(url: string): Promise<Uint8Array> {
  const response = await fetch(url, { signal: AbortSignal.timeout(fetchSeconds * 1000) })
  if (!response.ok) throw new Error(`the server returned ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.length > maxBytes) throw new Error('larger than 20 MB')
  return bytes
}

/**
 * Loads every picture once. A picture missing from the folder is a problem; a failed download is
 * only reported and skipped, because it may succeed later.
 */
export async function loadPictures(
  products: readonly ProductData[],
  source: PictureSource,
): Promise<{ pictures: Map<string, LoadedPicture>; problems: Problem[]; notes: Problem[] }> {
  const wanted = new Map<string, PictureData>()
  for (const { pictures } of products) for (const each of pictures) wanted.set(each.src, each)
  const pictures = new Map<string, LoadedPicture>()
  const problems: Problem[] = []
  const notes: Problem[] = []
  const queue = [...wanted.values()]
  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      try {
        const bytes = await source(next.src)
        pictures.set(next.src, { bytes, facts: await measureImage(bytes) })
      } catch (error) {
        const { line, src } = next
        const isRemote = /^https?:/.test(src)
        const message = `${src} ${isRemote ? 'was skipped' : 'cannot be used'}: ${reason(error)}`
        ;(isRemote ? notes : problems).push({ line, column: 'Image Src', message })
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const byLine = (a: Problem, b: Problem) => a.line - b.line
  return { pictures, problems: problems.toSorted(byLine), notes: notes.toSorted(byLine) }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause =
    error.cause instanceof Error && error.message === 'fetch failed' ? error.cause : error
  return cause.message
}
