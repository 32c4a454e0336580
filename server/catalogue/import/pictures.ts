import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReachableNetworks } from '../../platform/outward/public-address.ts'
import { requestPublic } from '../../platform/outward/request-public.ts'
import { measureImage, type ImageInfo } from '../../platform/files/images.ts'
import type { Sentence } from './import-texts.ts'
import type { Problem } from './problem.ts'
import type { PictureData, ProductData } from './product-data.ts'

/** Loads a picture by its name or URL in the file. Throws why it cannot, for the report. */
export type PictureSource = (src: string) => Promise<Uint8Array>

export interface LoadedPicture {
  bytes: Uint8Array
  info: ImageInfo
}

const fetchSeconds = 15
const maxBytes = 20 * 1024 * 1024
/** As many concurrent downloads as a typical picture host tolerates. */
const atOnce = 4

/** Said in the report as the reason. */
class PictureProblem extends Error {
  readonly sentence: Sentence

  constructor(sentence: Sentence, cause?: unknown) {
    super('a picture cannot be used', { cause })
    this.sentence = sentence
  }
}

interface Sources {
  /** Where pictures are looked for by file name, before they are downloaded. */
  folder: string | null
  networks: ReachableNetworks
}

/** Reads pictures from a folder by file name, and downloads those it does not have. */
export function picturesFrom({ folder, networks }: Sources): PictureSource {
  return async (src) => {
    const isRemote = /^https?:/.test(src)
    if (folder !== null) {
      try {
        return await readFile(path.join(folder, path.basename(new URL(src, 'file:///').pathname)))
      } catch (error) {
        if (!isRemote) throw new PictureProblem((t) => t.notInFolder(folder), error)
      }
    }
    if (!isRemote) throw new PictureProblem((t) => t.noFolder)
    return download(networks, src)
  }
}

/** Follows redirects, each checked like the first address. */
async function download(networks: ReachableNetworks, url: string, hops = 3): Promise<Uint8Array> {
  if (!networks.allowsUrl(url)) throw new PictureProblem((t) => t.notReachable)
  const timeLimitMs = fetchSeconds * 1000
  const answer = await requestPublic(networks, url, { method: 'GET', timeLimitMs, maxBytes })
  const { status, location, bytes, isCut } = answer
  if (location !== undefined && status >= 300 && status < 400 && hops > 0) {
    return download(networks, new URL(location, url).href, hops - 1)
  }
  if (status !== 200) throw new PictureProblem((t) => t.serverReturned(status))
  if (isCut) throw new PictureProblem((t) => t.pictureTooLarge)
  return bytes
}

/**
 * Loads every picture once that is not the shop's own. A picture missing from the folder is a problem; a failed download is
 * only reported and skipped, because it may succeed later.
 */
export async function loadPictures(
  products: readonly ProductData[],
  own: ReadonlyMap<string, string>,
  source: PictureSource,
): Promise<{ pictures: Map<string, LoadedPicture>; problems: Problem[]; notes: Problem[] }> {
  const wanted = new Map<string, PictureData>()
  for (const each of products.flatMap((product) => product.pictures)) {
    if (!own.has(each.src)) wanted.set(each.src, each)
  }
  const pictures = new Map<string, LoadedPicture>()
  const problems: Problem[] = []
  const notes: Problem[] = []
  const queue = [...wanted.values()]
  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      try {
        const bytes = await source(next.src)
        pictures.set(next.src, { bytes, info: await measured(bytes) })
      } catch (error) {
        const { line, src } = next
        const column = 'Image Src'
        const why = reason(error)
        if (/^https?:/.test(src)) {
          notes.push({ line, column, sentence: (t) => t.pictureSkipped(src, why(t)) })
        } else {
          problems.push({ line, column, sentence: (t) => t.pictureUnusable(src, why(t)) })
        }
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const byLine = (a: Problem, b: Problem) => a.line - b.line
  return { pictures, problems: problems.toSorted(byLine), notes: notes.toSorted(byLine) }
}

async function measured(bytes: Uint8Array): Promise<ImageInfo> {
  try {
    return await measureImage(bytes)
  } catch (error) {
    throw new PictureProblem((t) => t.notPicture, error)
  }
}

function reason(error: unknown): Sentence {
  if (error instanceof PictureProblem) return error.sentence
  return () => (error instanceof Error ? error.message : String(error))
}
