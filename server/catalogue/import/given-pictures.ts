import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { failureSentence } from '#contract/failure-sentence.ts'
import { DomainError } from '#domain/errors.ts'
import { pictureKindOf } from '#domain/picture-kind.ts'
import type { Ctx } from '../../platform/context.ts'
import { measureImage, type ImageInfo } from '../../platform/files/images.ts'
import { findPublicPicture, storePublicPicture } from '../../platform/files/store-file.ts'
import type { Sentence } from './import-texts.ts'
import { isRemote, pictureName } from './picture-name.ts'
import type { Problem } from './problem.ts'
import type { PictureData, ProductData } from './product-data.ts'

/** Pictures that come with a file: ids by what the file calls them. */
export type GivenPictures = ReadonlyMap<string, string>

/**
 * Reads a picture by what the file calls it; null if it is not there. One whose size is known comes
 * with it, since measuring seven hundred takes seconds.
 */
export type PictureSource = (src: string) => Promise<Uint8Array | GivenPicture | null>

interface GivenPicture {
  bytes: Uint8Array
  info?: ImageInfo
}

const maxBytes = 20 * 1024 * 1024
const atOnce = 4
/** In a check, a picture that the shop does not have yet. */
const notStored = 'new'

/** Finds pictures in a folder by file name. */
export async function picturesIn(folder: string): Promise<PictureSource> {
  const files = new Map((await readdir(folder)).map((name) => [pictureName(name), name]))
  return async (src) => {
    const name = files.get(pictureName(src))
    return name === undefined ? null : readFile(path.join(folder, name))
  }
}

/**
 * Reads and, unless it is a check, stores the pictures that come with a file. One that is missing or
 * no picture is a problem, unless it can be downloaded.
 */
export async function takePictures(
  ctx: Ctx,
  products: readonly ProductData[],
  own: ReadonlyMap<string, string>,
  { source, isDryRun }: { source: PictureSource; isDryRun: boolean },
): Promise<{ given: GivenPictures; problems: Problem[] }> {
  const wanted = new Map<string, PictureData>()
  for (const each of products.flatMap((product) => product.pictures)) {
    if (!own.has(each.src)) wanted.set(each.src, each)
  }
  const given = new Map<string, string>()
  const problems: Problem[] = []
  const queue = [...wanted.values()]
  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { line, src } = next
      const found = await readPicture(source, src)
      if (typeof found !== 'function') {
        given.set(src, await idOf(ctx, found, isDryRun))
      } else if (!isRemote(src)) {
        const sentence: Sentence = (t) => t.pictureUnusable(src, found(t))
        problems.push({ line, column: 'Image Src', sentence })
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { given, problems: problems.toSorted((a, b) => a.line - b.line) }
}

interface Picture {
  bytes: Uint8Array
  info: ImageInfo
}

/** The picture, or why there is none. */
async function readPicture(source: PictureSource, src: string): Promise<Picture | Sentence> {
  const found = await source(src)
  if (found === null) return (t) => t.pictureMissing
  const { bytes, info }: GivenPicture = found instanceof Uint8Array ? { bytes: found } : found
  return info ? { bytes, info } : measured(bytes)
}

export async function measured(bytes: Uint8Array): Promise<Picture | Sentence> {
  if (bytes.length > maxBytes) return (t) => t.pictureTooLarge
  try {
    return { bytes, info: await measureImage(bytes) }
  } catch (error) {
    if (error instanceof DomainError && !isDamaged(error, bytes)) {
      const sentence = failureSentence(error)
      return (t) => t.ofPicture(sentence)
    }
    return pictureKindOf(bytes) === null ? (t) => t.notPicture : (t) => t.pictureDamaged
  }
}

/** A file of a kind that the shop takes, but that the decoder does not know as one. */
function isDamaged({ code, details }: DomainError, bytes: Uint8Array): boolean {
  if (code !== 'file_not_image') return false
  return details === undefined || pictureKindOf(bytes) === 'svg'
}

async function idOf(ctx: Ctx, picture: Picture, isDryRun: boolean): Promise<string> {
  if (!isDryRun) return storePublicPicture(ctx.db, ctx, picture)
  return (await findPublicPicture(ctx.db, picture.bytes)) ?? notStored
}
